import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from '../../fixtures';

const ROOT = join(import.meta.dirname, '../../..');
const BUDGETS: Record<string, number> = budgets.firstVisits;
const REMOTES = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'portal.json')));

/** What `release.json` tells of a build. */
interface Release {
  entry: { url: string };
  preload: string[];
  files: { url: string }[];
  screens: Record<string, { files: number[]; kit: string[] }>;
}

const releaseOf = (name: string): Release =>
  JSON.parse(readFileSync(join(ROOT, name, 'dist/release.json'), 'utf8'));

/** Bytes of a file of a release as it is served. */
const sizeOf = (name: string, url: string): number =>
  statSync(join(ROOT, name, 'dist', `${url.split('/').slice(4).join('/')}.br`)).size;

/** Bytes of the first visit of each screen of a domain, beside the kit. */
const visitsOf = (name: string) => {
  const { entry, preload, files, screens } = releaseOf(name);
  return Object.entries(screens).map(([path, needs]) => {
    const own = needs.files.map((rank) => files[rank]?.url ?? '');
    const bytes = [entry.url, ...preload, ...own].reduce((sum, url) => sum + sizeOf(name, url), 0);
    return { path, bytes };
  });
};

for (const name of REMOTES)
  test(`the first visit of each screen of ${name} stays within its bytes`, () => {
    const visits = visitsOf(name);
    expect(visits).not.toHaveLength(0);
    const tooHeavy = visits.filter(({ bytes }) => bytes > (BUDGETS[name] ?? 0));
    test.info().annotations.push({ type: 'visits', description: JSON.stringify(visits) });
    expect(tooHeavy, `of at most ${BUDGETS[name]}`).toEqual([]);
  });

for (const path of budgets.mainScreens.paths)
  test(`the screen that a domain is entered by is light: ${path}`, () => {
    const visits = REMOTES.flatMap(visitsOf).filter((visit) => visit.path === path);
    expect(visits).toHaveLength(1);
    expect(visits.filter(({ bytes }) => bytes > budgets.mainScreens.bytes)).toEqual([]);
  });

/** Paths of the screens that wait for a piece of the kit. */
const waitingFor = (piece: string): string[] =>
  REMOTES.flatMap((name) => Object.entries(releaseOf(name).screens))
    .filter(([, { kit }]) => kit.includes(piece))
    .map(([path]) => path)
    .toSorted();

test('only a screen that has a form fetches the form kit', () => {
  expect(waitingFor('form')).toEqual(budgets.formScreens);
});

test('no form waits for what judges it', () => {
  expect(waitingFor('yup')).toEqual(budgets.schemaScreens);
});

const dist = join(ROOT, 'shell/dist');

test('the first script of a page stays within its bytes', () => {
  const { main }: { main: string[] } = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8'));
  const bytes = main.reduce((sum, url) => sum + statSync(join(dist, `${url}.br`)).size, 0);
  test.info().annotations.push({ type: 'main', description: `${bytes} octets` });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budgets.mainScript);
});

test('the first form costs one file', () => {
  const { kit }: { kit: Record<string, string[]> } = JSON.parse(
    readFileSync(join(dist, 'assets.json'), 'utf8'),
  );
  const files = kit['form'] ?? [];
  expect(files).toHaveLength(1);
  const bytes = files.reduce((sum, url) => sum + statSync(join(dist, `${url}.br`)).size, 0);
  expect(bytes).toBeLessThanOrEqual(budgets.firstForm);
});
