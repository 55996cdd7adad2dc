// Writes numbered rows to the data directory given as argument, and tells each one that was acknowledged, until
// it is killed (db/crash.test.ts).
import { openDatabase } from 'server-kernel/db/client';

const db = await openDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? '' }, { migrate: false });
await db.pool.query('create table if not exists ecritures (n int primary key)');
for (let n = 1; ; n += 1) {
  await db.transaction((tx) => tx.execute(`insert into ecritures values (${n})`));
  process.stdout.write(`${n}\n`);
}
