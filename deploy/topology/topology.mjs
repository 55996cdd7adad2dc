import { parseArgs } from 'node:util';
import { killPart, partsOn } from './kill.mjs';
import { FIRST_PORT } from './plan.mjs';
import { startTopology } from './start.mjs';

const USAGE = `npm run topology -- start [--processus 2] [--asynchrone] [--port ${FIRST_PORT}]
      trois PostgreSQL sous Patroni, trois etcd, HAProxy, les processus du portail, nginx ; Ctrl-C arrête tout
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

const run = async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [verb, name = ''] = positionals;
  const port = Number(values.port);
  const portals = Number(values.processus);
  if (!(port > 1023 && port < 65_476) || !(portals >= 1 && portals <= 10)) throw new Error(USAGE);
  if (verb === 'start') return start({ port, portals, isSynchronous: !values.asynchrone });
  if (verb === 'kill' && name) return killPart(port, name);
  if (verb === 'status') return console.log(partsOn(port).join('\n') || 'rien ne tourne');
  throw new Error(USAGE);
};

try {
  await run();
  process.exit(0);
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  console.error(error instanceof Error ? `${error.message}${cause}` : error);
  process.exit(1);
}
