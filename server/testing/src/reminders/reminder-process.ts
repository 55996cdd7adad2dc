// The portal without its port, over the database of the environment: it reminds, and its mails leave as files, until
// nothing is left to do or it is killed (notifications/reminders-crash.test.ts). The argument is its instant.

import { openDemoProvider } from 'server-demo/provider/open-provider';
import { createClock } from 'server-kernel/clock';
import { loadConfig } from 'server-kernel/config';
import { openDatabase } from 'server-kernel/db/client';
import { buildApp } from 'server-portal/app';
import { countReminders } from './reminded-students';

const config = loadConfig();
const db = await openDatabase(config, { migrate: false });
const app = await buildApp({
  config,
  db,
  clock: createClock(process.argv[2] ?? null),
  openProvider: openDemoProvider,
});
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
