import { parentPort, workerData } from 'node:worker_threads';
import { runTask } from 'server-exchange/imports/import-task';
import type { ThreadMessage, ThreadStart } from 'server-exchange/imports/import-thread';
import { openDatabase } from 'server-kernel/db/client';
import { packageKinds } from './exchange';

// The thread that checks or writes one package. What it starts with comes from import-thread.ts, which types it.
const { address, task } = workerData as ThreadStart;

const say = (message: ThreadMessage) => parentPort?.postMessage(message);

const db = await openDatabase({ databaseUrl: address, dataDir: '' }, { migrate: false });
try {
  say({ result: await runTask(db.maintenance, packageKinds, task, (progress) => say({ progress })) });
} finally {
  await db.close();
}
