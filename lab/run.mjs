import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureReleaseStore } from 'release-store/build';
import { killProcessTree } from './processes.mjs';

/**
 * Runs every `*.lab.mjs` under this folder, or those named, one after the other, each in a process of its own: what it
 * breaks on purpose has to hold, and its exit code says whether it did. What it says is in `.cache/lab/<name>.log`.
 */
const here = dirname(fileURLToPath(import.meta.url));
const logs = join(here, '..', '.cache', 'lab');
/** Timeout of a lab, minutes. */
const LIMIT = 60;

const asked = process.argv.slice(2);
const labs = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.lab.mjs') && !file.includes('node_modules'))
  .map((file) => ({ file, name: basename(file, '.lab.mjs') }))
  .filter(({ name }) => asked.length === 0 || asked.includes(name))
  .sort((one, other) => one.name.localeCompare(other.name));
const unknown = asked.filter((name) => labs.every((lab) => lab.name !== name));
if (unknown.length > 0) throw new Error(`Aucun laboratoire ne s’appelle ainsi : ${unknown.join(', ')}`);

/** @type {(file: string, log: string) => Promise<string>} why it did not hold; nothing where it did */
const play = async (file, log) => {
  const out = openSync(log, 'w');
  const child = spawn(process.execPath, [join(here, file)], { stdio: ['ignore', out, out] });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    if (child.pid !== undefined) killProcessTree(child.pid);
  }, LIMIT * 60_000);
  const [code, signal] = await once(child, 'exit');
  clearTimeout(timer);
  if (isLate) return `pas fini en ${LIMIT} min`;
  return code === 0 ? '' : `code ${code ?? signal}`;
};

mkdirSync(logs, { recursive: true });
await ensureReleaseStore();
let failed = 0;
for (const { file, name } of labs) {
  const log = join(logs, `${name}.log`);
  const since = performance.now();
  const why = await play(file, log);
  if (why !== '') failed += 1;
  const seconds = Math.round((performance.now() - since) / 1000);
  console.log(`${name} : ${why === '' ? 'tenu' : `échec (${why}), voir ${log}`}, ${seconds} s`);
}
console.log(`${labs.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
