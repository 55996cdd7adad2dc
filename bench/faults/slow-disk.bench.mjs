import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'tsx/esm/api';
import { firstService } from '../../deploy/first-service.mjs';
import { until } from '../../deploy/topology/supervisor.mjs';
import { freePort } from '../../tooling/dev/local-server.mjs';
import { startPortal } from '../server/portal.mjs';
import { sightOf } from './cuts/judge.mjs';
import { openPeople } from './cuts/people.mjs';
import { openCluster } from './kills/places.mjs';
import { openBrake } from './slow-disk/brake.mjs';

/**
 * A PostgreSQL whose disk takes so few writes a second, under the drafts of six students: what was confirmed must be
 * there, nothing may fail without words, and all must be as before once the disk is itself again. SLOW_SECONDS (60) for
 * each speed. It takes root and a kernel with groups for input and output.
 */
const SLOW = Number(process.env.SLOW_SECONDS ?? 60) * 1000;
const CALM = 5000;
/** Writes a second of the whole disk; a hard disk does 100 to 200. */
const SPEEDS = [50, 5, 1];
const USERS = ['230101', '230106', '230107', '230108', '220301', '210201'];

register();
const { openDatabase } = await import('../../api/src/db/client.ts');
const { demoTemplate } = await import('../../api/src/testing/portal.ts');

await firstService();
const folder = mkdtempSync(join(tmpdir(), 'portail-disque-'));
const cluster = await openCluster();
const brake = openBrake(cluster.folder);
const db = await openDatabase({ dataDir: folder, databaseUrl: cluster.url });
await demoTemplate().fill(db);
await db.close();
brake.hold(cluster.pids());
const portal = await startPortal({ port: await freePort(), folder, database: cluster.url });
const rows = [];
let wrong = 0;
try {
  for (const speed of SPEEDS) {
    const people = await openPeople(portal.url, USERS);
    await wait(CALM);
    const from = Date.now();
    brake.press(speed);
    await wait(SLOW);
    brake.release();
    const to = Date.now();
    await until('une écriture', async () =>
      people.acts.some(({ kind, at, status }) => kind === 'ecriture' && at > to && status === 200),
    );
    await wait(CALM);
    const fates = await people.leave();
    const lost = fates.filter((fate) => fate === 'lost').length;
    const sight = sightOf(people.acts, { from, to, until: Date.now() });
    wrong += lost + (sight.failed === '' ? 0 : 1);
    const row = { case: `${speed} écritures par seconde`, ...sight, lost };
    console.error(JSON.stringify(row));
    rows.push(row);
  }
} finally {
  brake.release();
  await portal.stop();
  await cluster.close();
  brake.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(JSON.stringify({ name: 'le disque lent', unit: 'voir chaque ligne', rows }));
process.exit(wrong > 0 ? 1 : 0);
