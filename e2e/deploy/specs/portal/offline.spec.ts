import type { Page } from '@playwright/test';
import { teamOn } from '../../../../deploy/testing/team.mjs';
import { keepCopyHere, keptNames } from '../../../offline';
import { anotherShell } from '../../another-shell';
import { DOMAINS } from '../../domains';
import { FAULTS } from '../../faults';
import { expect, test } from '../../fixtures';
import { expectIsolatedFailureIn } from '../../isolated-failure';

const REMOTE = 'mf-orders';

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Versions of the remote whose files the page asked for while it opened the screen. */
const versionsOnLoad = async (page: Page): Promise<string[]> => {
  const asked = new Set<string>();
  const note = (request: { url: () => string }) => {
    const [, version] = new RegExp(`/r/${REMOTE}/([^/]+)/`).exec(request.url()) ?? [];
    if (version !== undefined) asked.add(version);
  };
  // What the page before still asks for, on its way out, is not of this load.
  await page.goto('about:blank');
  page.on('request', note);
  await page.goto('/commandes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes commandes');
  page.off('request', note);
  return [...asked];
};

test('behind the worker of a copy, a release and a rollback are seen at the very next load', async ({
  openAs,
  portal,
  settled,
}) => {
  const team = teamOn(portal.releases);
  const [current = '', next = ''] = [portal.current[REMOTE], portal.next[REMOTE]];
  const page = await openAs('230101');
  await team.forget(REMOTE);
  await team.promote(REMOTE, current);
  await settled(page);
  await keepCopyHere(page);
  expect(await versionsOnLoad(page)).toEqual([current]);
  expect(await isControlled(page)).toBe(true);

  await team.promote(REMOTE, next);
  await settled(page);
  expect(await versionsOnLoad(page)).toEqual([next]);
  await team.rollback(REMOTE);
  await settled(page);
  expect(await versionsOnLoad(page)).toEqual([current]);

  const shell = anotherShell(portal, 'copie');
  const script = page.locator(`script[src="${shell.main}"]`);
  await team.publish('shell', shell.dist);
  const before = anotherShell(portal, 'avant');
  await team.publish('shell', before.dist);
  await team.promote('shell', before.version);
  await team.promote('shell', shell.version);
  await settled(page);
  await versionsOnLoad(page);
  await expect(script).toHaveCount(1);
  await team.rollback('shell');
  await settled(page);
  await versionsOnLoad(page);
  await expect(script).toHaveCount(0);

  expect(await isControlled(page)).toBe(true);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect((await keptNames(page)).filter((name) => /\/(r|assets)\//.test(name))).toEqual([]);
});

// The same tests as without it.
const orders = DOMAINS.filter(({ remote }) => remote === REMOTE);
for (const domain of orders)
  expectIsolatedFailureIn(domain, FAULTS.slice(0, 1), {
    where: ', behind the worker of a copy',
    begin: keepCopyHere,
  });
