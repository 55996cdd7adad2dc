import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { fetchDebianSources, sentFiles } from './debian-sources.mjs';

/**
 * Judges a thousand files that other people's programs wrote: the test files of Pillow, Exiv2, libheif and pypdf. Each
 * has its verdict in `verdicts.tsv`; one that changes fails, and the new list is left in `.cache/lab/verdicts.tsv`, to be
 * read before it is copied.
 */
const PACKAGES = ['exiv2', 'libheif', 'pillow', 'pypdf'];
/** Fewer than this were no corpus. */
const MIN_FILES = 300;
/** Longest judgement of one file, milliseconds: a student waits for it. */
const LIMIT_MS = 15_000;

const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '..', '..', '.cache', 'lab');
const LIST = join(here, 'verdicts.tsv');

register();
const { judgeFile } = await import('../../server/kernel/src/files/checks/validate-file.ts');

/** @param {string} path */
const verdictOn = async (path) => {
  const since = performance.now();
  const verdict = await judgeFile(basename(path), readFileSync(path), 'document');
  const spent = performance.now() - since;
  if (spent > LIMIT_MS) throw new Error(`${path}: judged in ${Math.round(spent)} ms`);
  return typeof verdict === 'string' ? verdict : 'taken';
};

mkdirSync(cache, { recursive: true });
const folder = fetchDebianSources(join(cache, 'debian'), PACKAGES);
/** @type {[string, string][]} */
const verdicts = [];
for (const path of sentFiles(folder)) verdicts.push([path, await verdictOn(join(folder, path))]);
const found = verdicts.map((line) => `${line.join('\t')}\n`);
writeFileSync(join(cache, 'verdicts.tsv'), found.join(''));

/** @type {Record<string, number>} */
const counts = {};
for (const [, verdict] of verdicts) counts[verdict] = (counts[verdict] ?? 0) + 1;
console.log(`${verdicts.length} files:`, counts);

const kept = readFileSync(LIST, 'utf8').split(/(?<=\n)/);
const changed = [
  ...found.filter((line) => !kept.includes(line)).map((line) => `+ ${line}`),
  ...kept.filter((line) => !found.includes(line)).map((line) => `- ${line}`),
];
process.stdout.write(changed.join(''));
if (verdicts.length < MIN_FILES || changed.length > 0) process.exitCode = 1;
process.exit();
