import type { Page } from '@playwright/test';
import { readRegistry } from 'release-store';
import { teamOn } from '../../../../deploy/testing/team.mjs';
import { runCommand } from '../../command';
import { DOMAINS } from '../../domains';
import { type DeployedPortal, expect, test } from '../../fixtures';
import { Reader } from '../../reader';

const DEPLOYMENTS = 100;
const READERS = 2;
/** What the readers may open. */
const OPENED = DOMAINS.slice(0, 4);

/** All go forth to the next version one after the other, then all back; every tenth time a real command does it. */
const deploy = async (portal: DeployedPortal, rank: number): Promise<void> => {
  const remote = OPENED[rank % OPENED.length]?.remote ?? '';
  const next = portal.next[remote] ?? '';
  const team = teamOn(portal.releases);
  const isForth = isForthAt(rank);
  if (rank % 10 !== 9) await (isForth ? team.promote(remote, next) : team.rollback(remote));
  else {
    const args = isForth ? ['promote', remote, next] : ['rollback', remote];
    expect(await runCommand(portal, args)).toEqual({ code: 0, said: '' });
  }
};

const isForthAt = (rank: number): boolean => rank % (2 * OPENED.length) < OPENED.length;

/** After these deployments all are forth, or all back: a newcomer is given exactly these versions. */
const LOOKS = [51, 55];

const expectServed = async (page: Page, versions: Record<string, string>) => {
  const newcomer = new Reader(page);
  for (const { path, title } of OPENED) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect([...newcomer.versions].sort()).toEqual(
    OPENED.map(({ remote }) => `${remote}/${versions[remote]}`).sort(),
  );
};

test('a hundred promotions and rollbacks fail no navigation of those who browse', async ({
  openAs,
  portal,
  settled,
}) => {
  test.setTimeout(900_000);
  const newcomer = await openAs('230101');
  const { revision } = readRegistry(portal.releases);
  const readers: Reader[] = [];
  for (let rank = 0; rank < READERS; rank += 1) readers.push(new Reader(await openAs('230101')));
  let isOver = false;
  const browse = async (reader: Reader) => {
    while (!isOver) await reader.step();
  };
  const browsing = readers.map(browse);
  const navigations = () => readers.reduce((sum, reader) => sum + reader.navigations, 0);
  for (let rank = 0; rank < DEPLOYMENTS; rank += 1) {
    const seen = navigations();
    await deploy(portal, rank);
    // Somebody goes on between two deployments: each of them happens to readers on their way.
    await expect.poll(navigations, { intervals: [50], timeout: 60_000 }).toBeGreaterThan(seen);
    if (!LOOKS.includes(rank)) continue;
    await settled(newcomer);
    await expectServed(newcomer, isForthAt(rank) ? portal.next : portal.current);
  }
  isOver = true;
  await Promise.all(browsing);

  expect(readers.flatMap(({ failures }) => failures)).toEqual([]);
  expect(readRegistry(portal.releases).revision).toBe(revision + DEPLOYMENTS);
  test.info().annotations.push({
    type: 'charge',
    description: `${DEPLOYMENTS} déploiements, ${navigations()} navigations, 0 échec`,
  });
});
