import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');
const stamp = join(dist, 'sources.txt');

const ENTRIES = { index: 'src/index.ts', testing: 'src/testing/index.ts' };

/** @param {string} name */
const isBuilt = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts');

const sourceDigest = () => {
  const hash = createHash('sha256').update(readFileSync(join(here, 'build.mjs')));
  for (const name of readdirSync(join(here, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isBuilt)
    .sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(here, 'src', name)))
      .update('\0');
  return hash.digest('hex');
};

/**
 * Whole or not at all: commands that run at the same time may build, and read, at the same time.
 *
 * @type {(path: string, content: string | Uint8Array) => void}
 */
const write = (path, content) => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
};

/**
 * Makes `dist`, which Node runs, of the TypeScript sources, unless it is of these sources. What runs this package from
 * a command calls it before it imports the package; without a change it reads the sources and nothing else.
 */
export const ensureReleaseStore = async () => {
  const digest = sourceDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: here,
    entryPoints: ENTRIES,
    outdir: dist,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    packages: 'external',
    logLevel: 'warning',
    write: false,
  });
  mkdirSync(dist, { recursive: true });
  for (const { path, contents } of outputFiles) write(join(dist, basename(path)), contents);
  write(stamp, digest);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureReleaseStore();
