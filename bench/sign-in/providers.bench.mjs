import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../api/src/testing/postgres.mjs';
import { freePort } from '../../tooling/dev/local-server.mjs';
import { copySchool, fillSchool } from '../rush/school.mjs';
import { providerIsAbsent } from './cases/absent.mjs';
import { staffHasGroups, strangerIsRefused, studentArrives } from './cases/arriving.mjs';
import { clocksDisagree } from './cases/clocks.mjs';
import { keysAreRotated } from './cases/keys.mjs';
import { signOutEndsBoth } from './cases/leaving.mjs';
import { PEOPLE } from './cases/people.mjs';
import { secretIsWrong } from './cases/secret.mjs';
import { openChecks } from './checks.mjs';
import { openGlewlwyd } from './glewlwyd/glewlwyd.mjs';
import { openLemonldap } from './lemonldap/lemonldap.mjs';
import { ensurePackages } from './packages.mjs';
import { openPortal } from './portal.mjs';

/**
 * The portal's sign-in against identity providers that others wrote, Debian's Glewlwyd and LemonLDAP::NG, as a school
 * would run them. A row is what was seen, with 1 where it is what has to be; anything else fails.
 */
const OPENED = { glewlwyd: openGlewlwyd, lemonldap: openLemonldap };
const CASES = [
  studentArrives,
  staffHasGroups,
  strangerIsRefused,
  signOutEndsBoth,
  keysAreRotated,
  clocksDisagree,
  providerIsAbsent,
];

ensurePackages();
const postgres = await startPostgres();
if (!postgres) throw new Error('Il faut PostgreSQL.');
const folder = mkdtempSync(join(tmpdir(), 'portail-fournisseurs-'));

/** @type {(key: string, open: typeof openGlewlwyd) => Promise<import('./checks.mjs').Row[]>} */
const play = async (key, open) => {
  const port = await freePort();
  const database = await copySchool(postgres.url, key);
  const provider = await open({
    folder: join(folder, key),
    portal: `http://localhost:${port}`,
    people: PEOPLE,
  });
  const checks = openChecks(provider.name);
  /** @type {(settings: Record<string, string>, cases: ((scene: import('./cases/arriving.mjs').Scene) => Promise<void>)[]) => Promise<void>} */
  const withPortal = async (settings, cases) => {
    const portal = await openPortal({ port, folder: join(folder, `portail-${key}`), database, settings });
    try {
      for (const run of cases)
        await run({ provider, portal, checks }).catch(({ message }) =>
          checks.is(`${run.name} va jusqu’au bout`, message, ''),
        );
    } finally {
      await portal.stop();
    }
  };
  try {
    await withPortal(provider.settings, CASES);
    await withPortal({ ...provider.settings, OIDC_CLIENT_SECRET: 'un-autre' }, [secretIsWrong]);
    return checks.rows;
  } finally {
    await provider.stop();
    provider.close();
  }
};

try {
  await fillSchool(postgres.url, 1);
  const rows = [];
  for (const [key, open] of Object.entries(OPENED)) rows.push(...(await play(key, open)));
  console.log(JSON.stringify({ name: 'les fournisseurs d’identité', unit: 'ce qui a été vu', rows }));
  if (rows.some(({ ratio }) => ratio !== 1)) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
