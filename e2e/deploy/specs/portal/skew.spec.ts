import { join } from 'node:path';
import { teamOn } from '../../../../deploy/testing/team.mjs';
import { handWritten } from '../../../../deploy/testing/versions.mjs';
import { contractVersion } from '../../../../tooling/build/release/contract-version.mjs';
import { hasRun, workingEntry } from '../../broken-entries';
import { expect, test } from '../../fixtures';

const spoken = contractVersion();
const [major = 0, minor = 0] = spoken.split('.').map(Number);

/** What a remote may have been written for, seen from the shell that is in service. */
const WRITTEN_FOR = [
  { contract: `${major - 1}.9.0`, whose: 'the contract before', works: false },
  { contract: `${major}.0.0`, whose: 'the first of this contract', works: true },
  { contract: spoken, whose: 'this very contract', works: true },
  { contract: `${major}.${minor + 1}.0`, whose: 'what the next shell adds', works: false },
  { contract: `${major + 1}.0.0`, whose: 'the contract to come', works: false },
];

WRITTEN_FOR.forEach(({ contract, whose, works }, rank) => {
  test(`a remote written for ${whose} ${works ? 'works' : 'is refused before it runs'}`, async ({
    openAs,
    portal,
    settled,
  }) => {
    const folder = join(portal.workshop, `ecart-${rank}`);
    const entry = workingEntry('mf-orders', `Écrit pour ${contract}`);
    const version = handWritten('mf-orders', folder, {
      semver: `3.0.${rank}`,
      entry,
      contract: `^${contract}`,
    });
    const team = teamOn(portal.releases, contract);
    await team.forget('mf-orders');
    await team.publish('mf-orders', folder);
    await team.promote('mf-orders', version);
    const page = await openAs('230101');
    await settled(page);
    await page.goto('/commandes');
    const main = page.getByRole('main');
    await expect(main).toContainText(works ? `Écrit pour ${contract}` : 'est en cours de mise à jour');
    expect(await page.evaluate(hasRun)).toBe(works);
    await teamOn(portal.releases).promote('mf-orders', portal.current['mf-orders'] ?? '');
  });
});
