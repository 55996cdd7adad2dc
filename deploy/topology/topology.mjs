import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { killPart, partsOn } from './kill.mjs';
import { databaseUrl, FIRST_PORT } from './plan.mjs';
import { startDatabase, startTopology } from './start.mjs';

const USAGE = `npm run topology -- start [--processus 2] [--asynchrone] [--port ${FIRST_PORT}]
      trois PostgreSQL sous Patroni, trois etcd, HAProxy, les processus du portail, nginx ; Ctrl-C arrête tout
  npm run topology -- suite [fichiers] [--port …]
      toute la suite de l’API, ou ces fichiers, sur la base répartie, à travers HAProxy
  npm run topology -- kill <nom> [--port …]   tue un nœud : base1, etcd2, haproxy, portail-…
  npm run topology -- status [--port …]       ce qui tourne`;

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const OPTIONS = /** @type {const} */ ({
  port: { type: 'string', default: String(FIRST_PORT) },
  processus: { type: 'string', default: '2' },
  asynchrone: { type: 'boolean', default: false },
});

/** @param {{ port: number, portals: number, isSynchronous: boolean }} wishes */
const start = async (wishes) => {
  const { url, stop } = await startTopology(wishes);
  console.log(`Le portail est à ${url} (certificat de cette machine). Ctrl-C arrête tout.`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await stop();
};

/**
 * As the base's own superuser, as on a throwaway cluster; the command fails with the suite.
 *
 * @type {(port: number, files: string[]) => Promise<void>}
 */
const runSuite = async (port, files) => {
  const { plan, stop } = await startDatabase({ port });
  try {
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const jest = join(cwd, 'node_modules', 'jest', 'bin', 'jest.js');
    const args = [jest, '--config', 'jest.config.mjs', '--selectProjects', 'server', '--', ...files];
    const env = { ...process.env, TEST_DATABASE_URL: databaseUrl(plan, 'postgres') };
    process.exitCode = spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' }).status ?? 1;
  } finally {
    await stop();
  }
};

const run = async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [verb, name = ''] = positionals;
  const port = Number(values.port);
  const portals = Number(values.processus);
  if (!(port > 1023 && port < 65_476) || !(portals >= 1 && portals <= 10)) throw new Error(USAGE);
  if (verb === 'start') return start({ port, portals, isSynchronous: !values.asynchrone });
  if (verb === 'suite') return runSuite(port, positionals.slice(1));
  if (verb === 'kill' && name) return killPart(port, name);
  if (verb === 'status') return console.log(partsOn(port).join('\n') || 'rien ne tourne');
  throw new Error(USAGE);
};

try {
  await run();
  process.exit();
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  console.error(error instanceof Error ? `${error.message}${cause}` : error);
  process.exit(1);
}
