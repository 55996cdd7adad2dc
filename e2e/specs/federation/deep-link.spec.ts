import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures';

/** A screen of each remote, with a person to whom it is open. */
const SCREENS = [
  { user: '230101', path: '/inscriptions' },
  { user: '230101', path: '/contacts' },
  { user: '230101', path: '/commandes' },
  { user: '230101', path: '/evenement/inscriptionTP' },
  { user: '210202', path: '/memoire' },
  { user: '220301', path: '/evenement/reinscription' },
  { user: 'verificateur', path: '/verifications' },
  { user: 'secretariat', path: '/gestion' },
];

/** Scripts of a remote that are no part of the arrival on a screen (release.json). */
const lateOf = (url: string): string[] => {
  const [, , name = ''] = url.split('/');
  const file = join(import.meta.dirname, '../../..', name, 'dist/release.json');
  return JSON.parse(readFileSync(file, 'utf8')).late;
};

/** Scripts that a page's document names, by their path. */
const namedIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, url = '']) => url));

for (const { user, path } of SCREENS)
  test(`the document of ${path} names every script that it is drawn by`, async ({ openAs }) => {
    const page = await openAs(user, { neverRests: true });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(assets|r)\/.*\.js$/.test(pathname)) asked.push(pathname);
    });
    const answer = await page.goto(path);
    const named = namedIn((await answer?.text()) ?? '');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const [entry = ''] = asked.filter((url) => url.endsWith('/remoteEntry.js'));
    const late = lateOf(entry);
    expect(asked.filter((url) => !named.has(url) && !late.includes(url))).toEqual([]);
  });
