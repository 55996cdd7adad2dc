import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const source = join(here, 'src');
const dist = join(here, 'dist');

/** @param {string} path */
const isWorkspacePackage = (path) => /^(shared-contract|release-store)(\/|$)/.test(path);

/**
 * Workspace packages are TypeScript and go into the bundle; npm's stay where they are installed.
 *
 * @type {import('esbuild').Plugin}
 */
export const keepPackagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || isWorkspacePackage(path) ? undefined : { path, external: true },
    );
  },
};

/** What starts a process or a thread: the server, cli/*.ts, *-worker.ts or .mjs; each becomes a file of its name in dist. */
const ENTRIES = /^server\.ts$|^cli[\\/][\w-]+\.ts$|-worker\.(ts|mjs)$/;
/** What the tests start beside: testing/*-process.ts. */
const TESTED = /^testing[\\/].*-process\.ts$/;

/** @param {boolean} isForTests */
const entryPoints = (isForTests) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => ENTRIES.test(name) || (isForTests && TESTED.test(name)))
    .map((name) => join(source, name));

/** Files that the code opens beside itself (`new URL('./data/…', import.meta.url)`). */
const COPIES = [
  { from: 'db/migrations', to: 'migrations' },
  { from: 'demo/data', to: 'data' },
  { from: 'platform/printing/font', to: 'font' },
];

/**
 * Builds api/dist: the server, the thread of the embedded database, the commands, and what they read; or the same and
 * what the tests start, in a folder two levels below the root.
 */
export async function buildApi({ folder = dist, isForTests = false } = {}) {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: entryPoints(isForTests),
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    sourcemap: true,
    // Traces name files and lines; what stands there is in the repository, and Node would hold it in memory.
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [keepPackagesOutside],
    // Of the release store, its sources: `dist` is for what Node runs unbundled.
    conditions: ['types'],
  });
  for (const { from, to } of COPIES) {
    if (existsSync(join(source, from))) cpSync(join(source, from), join(folder, to), { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApi();
