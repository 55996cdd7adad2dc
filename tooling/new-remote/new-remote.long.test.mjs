import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { folderOf, readJson, root } from '../build/paths.mjs';
import { CHECKERS } from '../checks/guards/checkers.mjs';

// An installation, every checker, a build and a browser, on whatever machine this is: milliseconds.
const TEST_TIMEOUT_MS = 900_000;

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'releases', 'test-results']);

/** What a build of this working copy left: the portal in which the new remote is tried, and what tsc knows already. */
const BUILT = [
  'shell/dist',
  'server/commands/dist',
  '.cache/tsc.tsbuildinfo',
  '.cache/tsc-scripts.tsbuildinfo',
];

/** Without a page of its own, with one, and with a package that asks for the address of its own file. */
const SAME_ANYWHERE = ['mf-orders', 'mf-verifications', 'mf-gestion'];

/** @type {string} */
let copy;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'portail-nouveau-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) || path === root });
  for (const path of BUILT.filter((each) => existsSync(join(root, each))))
    cpSync(join(root, path), join(copy, path), { recursive: true });
}, TEST_TIMEOUT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/**
 * Runs a command in the copy; resolves to its exit code and all that it said.
 *
 * @type {(command: string, ...args: string[]) => Promise<{ code: number | null, said: string }>}
 */
const run = (command, ...args) =>
  new Promise((resolve) => {
    const { RELEASES_DIR: _, ...inherited } = process.env;
    const child = spawn(command, args, {
      cwd: copy,
      env: inherited,
    });
    /** @type {string[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
    child.once('close', (code) => resolve({ code, said: said.join('') }));
  });

/** @type {(name: string, ...args: string[]) => ReturnType<typeof run>} */
const script = (name, ...args) => run(process.execPath, join(copy, name), ...args);

/** @type {(dist: string) => object} */
const releaseIn = (dist) => readJson(join(dist, 'release.json'));

/** The lockfile in a folder. @param {string} folder */
const read = (folder) => readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8');

/**
 * What stands in a text that is otherwise as before, in one place; all of it where more than that changed.
 *
 * @type {(before: string, after: string) => string}
 */
const addedTo = (before, after) => {
  const length = after.length - before.length;
  const lines = after.split(/(?<=\n)/);
  let start = 0;
  for (const line of lines) {
    if (before.slice(start, start + line.length) !== line) break;
    start += line.length;
  }
  return before.slice(start) === after.slice(start + length) ? after.slice(start, start + length) : after;
};

/** @param {Awaited<ReturnType<typeof run>>} ended */
const expectDone = ({ code, said }) => expect(code === 0 ? '' : said).toBe('');

describe('a new remote', () => {
  it(
    'passes every checker, its tests, its build and its contract test as it is, and the rest of the portal is as before',
    async () => {
      const refused = await script('scripts/new-remote.mjs', 'mf-orders', 'Commandes', '/encore');
      expect(refused.code).toBe(1);
      expect(refused.said).toContain('mf-orders et mf-orders commencent de la même façon');

      expectDone(await script('scripts/new-remote.mjs', 'mf-livres-prets', "L'atelier du livre", '/livres'));
      expect(addedTo(read(root), read(copy))).toMatch(/^ {2}mf-livres-prets:\n/);
      for (const { command } of CHECKERS) {
        const [name = '', ...args] = command.split(' ');
        expectDone(await run(join(copy, 'node_modules', '.bin', name), ...args));
      }
      expectDone(await script('node_modules/jest/bin/jest.js', '--selectProjects', 'mf-livres-prets'));

      expectDone(await script('deploy/portalctl.mjs', 'publish', 'mf-livres-prets'));
      const [version = ''] = readdirSync(join(copy, 'releases', 'mf-livres-prets'));
      const promoted = await script('deploy/portalctl.mjs', 'promote', 'mf-livres-prets', version);
      expect(promoted.said).toContain(`mf-livres-prets ${version} est active.`);

      // The same sources in another folder, beside another domain and under another lockfile: the same bytes.
      for (const name of SAME_ANYWHERE) {
        expectDone(await script('scripts/build.mjs', name));
        expect(releaseIn(join(copy, name, 'dist'))).toEqual(releaseIn(join(folderOf(name), 'dist')));
      }
    },
    TEST_TIMEOUT_MS,
  );
});
