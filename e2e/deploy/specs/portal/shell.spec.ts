import { readRegistry } from 'release-store';
import { teamOn } from '../../../../deploy/testing/team.mjs';
import { anotherShell } from '../../another-shell';
import { expect, test } from '../../fixtures';

const RELEASES = 20;

const OPENED = [
  { path: '/commandes', title: 'Mes commandes' },
  { path: '/contacts', title: 'Mes données' },
  { path: '/inscriptions', title: 'Mes inscriptions' },
  { path: '/commandes/new', title: 'Nouvelle commande' },
];

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
