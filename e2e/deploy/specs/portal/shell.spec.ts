import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from 'release-store';
import { teamOn } from '../../../../deploy/testing/team.mjs';
import { folderOf, readJson } from '../../../../tooling/webpack/paths.mjs';
import { describeShell } from '../../../../tooling/webpack/release/shell-release.mjs';
import { type DeployedPortal, expect, test } from '../../fixtures';

const RELEASES = 20;

const OPENED = [
  { path: '/commandes', title: 'Mes commandes' },
  { path: '/contacts', title: 'Mes données' },
  { path: '/inscriptions', title: 'Mes inscriptions' },
  { path: '/commandes/new', title: 'Nouvelle commande' },
];

/** Another build of the same shell: no file of it has the name that it had before, save what is fetched late. */
const anotherShell = ({ workshop }: DeployedPortal, rank: number) => {
  const dist = join(workshop, `shell-${rank}`);
  cpSync(join(folderOf('shell'), 'dist'), dist, {
    recursive: true,
    filter: (path) => !/\.(br|gz)$/.test(path),
  });
  const text = readFileSync(join(dist, 'assets.json'), 'utf8');
  const [main = ''] = readJson(join(dist, 'assets.json')).main;
  const next = main.replace(/\.[0-9a-f]+\.js$/, `.suite${rank}.js`);
  renameSync(join(dist, main), join(dist, next));
  writeFileSync(join(dist, 'assets.json'), text.replaceAll(main, next));
  return { dist, main: next, version: describeShell(dist, { semver: '9.0.0', contract: '1.0.0' }) };
};

test('twenty releases of the shell fail no navigation of a page that stays open, and new pages have the last', async ({
  openAs,
  portal,
  settled,
}) => {
  const team = teamOn(portal.releases);
  const stays = await openAs('230101');
  await stays.goto('/desktop');
  const requests: number[] = [];
  stays.on('response', (answer) => {
    if (answer.status() === 404) requests.push(answer.status());
  });
  const newcomer = await openAs('230101');
  let last = { main: '', version: '' };
  for (let rank = 0; rank < RELEASES; rank += 1) {
    const { dist, ...built } = anotherShell(portal, rank);
    last = built;
    await team.publish('shell', dist);
    await team.promote('shell', last.version);
    await settled(newcomer);
    const { path, title } = OPENED[rank % OPENED.length] ?? { path: '', title: '' };
    await stays.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(stays.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect(requests).toEqual([]);
  await newcomer.goto('/commandes');
  await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText('Mes commandes');
  await expect(newcomer.locator(`script[src="${last.main}"]`)).toHaveCount(1);

  const before = readRegistry(portal.releases).remotes.shell?.previous;
  await team.rollback('shell');
  await settled(newcomer);
  expect(readRegistry(portal.releases).remotes.shell).toMatchObject({ version: before, previous: null });
  await newcomer.goto('/commandes');
  await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText('Mes commandes');
  await expect(newcomer.locator(`script[src="${last.main}"]`)).toHaveCount(0);
});
