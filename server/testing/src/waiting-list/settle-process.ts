// Settles the lines of full groups over the embedded database of a directory, at an instant, and kills itself (SIGKILL)
// when the work of so many transactions is done and the last of them is not committed yet (tp-wishes/lines-crash.test.ts).
import { type Database, openDatabase } from 'server-kernel/db/client';
import { settleWishes } from 'server-portal/domains/exams-events/tp-wishes/settle-wishes';

const [, , dataDir = '', now = '', last = ''] = process.argv;
const db = await openDatabase({ databaseUrl: null, dataDir }, { migrate: false });
let worked = 0;
const transaction: Database['transaction'] = (work, options) =>
  db.transaction(async (tx) => {
    const result = await work(tx);
    worked += 1;
    if (worked === Number(last)) process.kill(process.pid, 'SIGKILL');
    return result;
  }, options);
await settleWishes({ db: { ...db, transaction }, clock: { now: () => new Date(now) } });
