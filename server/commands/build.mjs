import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const server = fileURLToPath(new URL('..', import.meta.url));
const dist = fileURLToPath(new URL('dist', import.meta.url));

/** @param {string} path */
const isWorkspacePackage = (path) => /^(server-[a-z]+|shared-contract|release-store)(\/|$)/.test(path);

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

/** What starts a process or a thread: commands/src/*.ts, *-worker.ts or .mjs; each becomes a file of its name in dist. */
const ENTRIES = /^commands[\\/]src[\\/](?!.+\.test)[\w-]+\.ts$|[\\/]src[\\/].*-worker\.(ts|mjs)$/;
/** What the tests start beside: testing/src/…-process.ts. */
const TESTED = /^testing[\\/]src[\\/].*-process\.ts$/;

/** @param {boolean} isForTests */
const entryPoints = (isForTests) =>
  readdirSync(server, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (isForTests || entry.name !== 'testing'))
    .flatMap(({ name }) =>
      readdirSync(join(server, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(name, 'src', file),
      ),
    )
    .filter((name) => ENTRIES.test(name) || TESTED.test(name))
    .map((name) => join(server, name));

/** Files that the code opens beside itself (`new URL('./data/…', import.meta.url)`). */
const COPIES = [
  { from: 'schema/src/migrations', to: 'migrations' },
  { from: 'demo/src/data', to: 'data' },
  { from: 'portal/src/domains/shared/printing/font', to: 'font' },
  // Of the school that remotes are judged in.
  { from: '../institution.json', to: 'institution.json' },
];

/**
 * Builds server/commands/dist: the server, the thread of the embedded database, the commands, and what they read; or the same and
 * what the tests start, in a folder three levels below the root.
 */
export async function buildServer({ folder = dist, isForTests = false } = {}) {
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
    if (existsSync(join(server, from))) cpSync(join(server, from), join(folder, to), { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
