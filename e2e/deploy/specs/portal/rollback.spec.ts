import { join } from 'node:path';
import { readJournal, readRegistry } from 'release-store';
import { teamOn } from '../../../../deploy/testing/team.mjs';
import { handWritten } from '../../../../deploy/testing/versions.mjs';
import { throwsOnRender } from '../../broken-entries';
import { expect, test } from '../../fixtures';

const REMOTE = 'mf-orders';

/** As many as the server waits for before it acts (docs/decisions/promotion-and-rollback.md). */
const PEOPLE = ['230101', '730101', '830101', '930101', '230106'];

test('a version that fails for five persons is taken back by the server, and none of them misses her screen', async ({
  openAs,
  portal,
  settled,
}) => {
  const team = teamOn(portal.releases);
  const folder = join(portal.workshop, 'panne-pour-tous');
  const broken = handWritten(REMOTE, folder, { semver: '4.0.0', entry: throwsOnRender(REMOTE) });
  const active = () => readRegistry(portal.releases).remotes[REMOTE]?.version;
  await team.forget(REMOTE);
  await team.promote(REMOTE, portal.current[REMOTE] ?? '');
  await team.publish(REMOTE, folder);
  await team.promote(REMOTE, broken);
  for (const user of PEOPLE) {
    expect(active()).toBe(broken);
    const page = await openAs(user, { expectErrors: /panne/ });
    await settled(page);
    const told = page.waitForResponse((answer) => answer.url().endsWith('/federation/report'));
    await page.goto('/commandes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes commandes');
    await told;
  }
  // The line of the journal is the last thing that is written.
  const lastLine = () => readJournal(portal.releases).at(-1);
  await expect.poll(() => lastLine()?.by).toBe('serveur');
  expect(active()).toBe(portal.current[REMOTE]);
  expect(lastLine()).toMatchObject({
    remote: REMOTE,
    action: 'rollback',
    by: 'serveur',
    reason: expect.stringContaining(`${broken} en panne pour 5 personnes sur 5`),
  });
});
