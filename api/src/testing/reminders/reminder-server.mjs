// The portal without its port, over the database of the environment: it reminds, and its mails leave as files, until
// nothing is left to do or it is killed (notifications/reminders-crash.test.ts). The argument is its instant.
import { register } from 'tsx/esm/api';

register();
const { buildApp } = await import('../../app.ts');
const { createClock } = await import('../../clock.ts');
const { loadConfig } = await import('../../config.ts');
const { openDatabase } = await import('../../db/client.ts');
const { countReminders } = await import('./reminded-students.ts');

const config = loadConfig();
const db = await openDatabase(config, { migrate: false });
const app = await buildApp({ config, db, clock: createClock(process.argv[2] ?? null) });
const unreminded = async () =>
  (
    await db.pool.query(
      'select 1 from etudiants e left join rappels r using (etudiant_id) where r.jour is null limit 1',
    )
  ).rows.length > 0;
while ((await unreminded()) || (await countReminders(db)).waiting > 0)
  await new Promise((resolve) => setTimeout(resolve, 100));
await app.close();
await db.close();
