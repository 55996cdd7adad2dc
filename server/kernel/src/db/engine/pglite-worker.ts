import { MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { Bridge } from './bridge';
import type { WorkerStart } from './embedded';
import { portTransport } from './port-transport';
import { rawEngine } from './raw-engine';

// The thread that runs PGlite. It is sent one MessagePort per connection, and 'stop' to close the database.

if (!parentPort) throw new Error('pglite-worker runs as a worker thread');
const parent = parentPort;
// The settings come from embedded.ts, which types them when it starts this thread.
const settings = workerData as WorkerStart;

/** The pages that PostgreSQL keeps of the base: as PGlite comes they are 128 MB, which are filled and never given back. */
const SPARING = ['-c', 'shared_buffers=16MB'];

/** Exit code of the thread after a PANIC. */
const PANIC_EXIT = 2;

const engine = await PGlite.create({ ...settings, startParams: [...PGlite.defaultStartParams, ...SPARING] });
// After a PANIC (no room for the log) the next statement would wait for ever: the thread ends instead, and the next
// connection starts another one, which recovers what was committed.
const bridge = new Bridge(rawEngine(engine), () => process.exit(PANIC_EXIT));

parent.on('message', (message: unknown) => {
  if (message instanceof MessagePort) {
    const client = bridge.connect(portTransport(message));
    message.on('message', (bytes: Uint8Array) =>
      client.receive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
    );
    message.on('close', () => client.close());
    return;
  }
  void engine.close().finally(() => process.exit(0));
});

parent.postMessage('ready');
