import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureReleaseStore } from 'release-store/build';

const here = dirname(fileURLToPath(import.meta.url));
const results = join(here, '..', '.cache', 'bench');

/**
 * Runs every `*.bench.mjs` under this folder, or those named, each in a process of its own. A bench writes one JSON
 * object, `{ name, unit, rows: [{ case, value, ratio }] }`, as its last line; ratios compare inside one run.
 */
const asked = process.argv.slice(2);
const benches = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.bench.mjs'))
  .filter((file) => asked.length === 0 || asked.some((name) => basename(file).startsWith(name)));

if (benches.length === 0) throw new Error(`Aucun banc d’essai ne s’appelle ainsi : ${asked.join(', ')}`);
mkdirSync(results, { recursive: true });
await ensureReleaseStore();
let failed = 0;
for (const file of benches) {
  const { status, stdout } = spawnSync(process.execPath, [join(here, file)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.error(`${file} : échec (${status})\n${stdout}`);
    failed += 1;
    continue;
  }
  const target = join(results, basename(file).replace('.bench.mjs', '.json'));
  writeFileSync(target, stdout.trim().split('\n').at(-1) ?? '');
  const { name, unit, rows } = JSON.parse(readFileSync(target, 'utf8'));
  console.log(`\n${name} (${unit})`);
  console.table(rows);
}
process.exitCode = failed > 0 ? 1 : 0;
