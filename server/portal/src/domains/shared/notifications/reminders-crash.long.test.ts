import { rmSync } from 'node:fs';
import { openDatabase } from 'server-kernel/db/client';
import { copyTemplate } from 'server-testing/database';
import { demoTemplate } from 'server-testing/portal';
import { recipients, remindUntil } from 'server-testing/reminders/kill-reminders';
import { addRemindedStudents, countReminders } from 'server-testing/reminders/reminded-students';

const NOW = '2026-11-23T10:00:00Z';
const STUDENTS = 100;

/** The embedded engine, whatever the run's own. */
test('each of 100 students is reminded once, though the process is killed in the middle', async () => {
  const dataDir = await copyTemplate(demoTemplate());
  try {
    const open = () => openDatabase({ databaseUrl: null, dataDir }, { migrate: false });
    const before = await open();
    await addRemindedStudents(before, STUDENTS, NOW.slice(0, 10));
    await before.close();
    const { signal, sent } = await remindUntil({ dataDir, now: NOW }, STUDENTS / 2);
    expect(signal).toBe('SIGKILL');
    expect(sent).toBeLessThan(STUDENTS);
    const between = await open();
    // What the dead process had claimed is anybody's after a minute: that minute is not waited for.
    await between.pool.query(`update pgboss.job set state = 'created' where state = 'active'`);
    await between.close();
    expect(await remindUntil({ dataDir, now: NOW })).toEqual({ code: 0, signal: null, sent: STUDENTS });
    expect(new Set(recipients(dataDir)).size).toBe(STUDENTS);
    const after = await open();
    const counts = await countReminders(after);
    await after.close();
    expect(counts).toEqual({ told: STUDENTS, most: 1, queued: STUDENTS, waiting: 0 });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 400_000);
