import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../tooling/build/paths.mjs';
import { misfits } from '../../checks/fits';
import { watchStable } from '../../checks/stable';
import { expect, test } from '../../fixtures';
import { portalUrl } from '../../own-portal';
import { serveSchool } from '../../schools';

const WINDOWS = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

let stop: () => Promise<void>;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: portalUrl('lengths') });
test.beforeAll(async () => {
  stop = await serveSchool('rives', 'lengths');
});
test.afterAll(() => stop?.());

/** Addresses that a remote declares, without those of one thing. */
const declared = (...remotes: string[]): string[] =>
  remotes.flatMap((remote) => {
    const { screens } = JSON.parse(readFileSync(join(root, remote, 'portal.json'), 'utf8'));
    return screens.map(({ path }: { path: string }) => path).filter((path: string) => !path.includes(':'));
  });

const PORTAL = ['/desktop', '/echeances', '/notifications', '/recus', '/confidentialite', '/accessibilite'];
const EVENTS = ['mf-exams-events', 'mf-thesis-internships', 'mf-pae'];

/** A name of 62 signs; twenty groups to choose; a master's thesis; twenty units; the desk; who checks. */
const PEOPLE: [user: string, paths: string[]][] = [
  ['26000002', [...PORTAL, ...declared('mf-records', 'mf-orders', ...EVENTS)]],
  ['26000001', declared('mf-orders', ...EVENTS)],
  ['26000006', declared('mf-thesis-internships')],
  ['26000008', declared('mf-pae')],
  ['scolarite', ['/desktop', ...declared('mf-gestion')]],
  ['accueil', declared('mf-verifications')],
];

/** The screen in each window, read at rest. */
const misfitsOf = async (page: Page, name: string, untilRest: () => Promise<void>): Promise<string[]> => {
  const found: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await untilRest();
    found.push(...(await misfits(page, `${name} ${size.width}`)));
  }
  return found;
};

for (const [user, paths] of PEOPLE)
  test(`every screen of ${user} holds long names and titles`, async ({ openAs }) => {
    test.setTimeout(180_000);
    const page = await openAs(user);
    const untilRest = watchStable(page);
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      found.push(...(await misfitsOf(page, path, untilRest)));
    }
    expect(found).toEqual([]);
  });

test('twenty steps and their groups fit in every window', async ({ openAs }) => {
  const page = await openAs('26000001');
  const untilRest = watchStable(page);
  await page.goto('/evenement/inscriptionTP');
  await page.getByRole('button', { name: 'Démarrer mon inscription' }).click();
  await expect(page.getByRole('combobox', { name: /^Groupe – / })).toBeVisible();
  expect(await misfitsOf(page, 'groups', untilRest)).toEqual([]);
});
