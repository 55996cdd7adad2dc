import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** @param {string} url folder of the throwaway cluster, which its log stands in */
const folderOf = (url) => new URL(url).searchParams.get('host') ?? '';

/** Values as PostgreSQL's log writes them: `$1 = '12', $2 = NULL`. @param {string} detail */
const valuesOf = (detail) =>
  new Map(
    [...detail.matchAll(/\$(\d+) = (NULL|'(?:[^']|'')*')/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/**
 * SQL statements of a log in order, with parameter values inlined.
 *
 * @param {string} log
 */
export const statementsOf = (log) => {
  const lines = log.split(/\n(?=\d{4}-\d\d-\d\d )/);
  return lines.flatMap((line, rank) => {
    const [, statement] = /LOG: {2}(?:statement|execute [^:]*): ([\s\S]*)$/.exec(line) ?? [];
    if (statement === undefined) return [];
    const [, detail = ''] = /DETAIL: {2}parameters: ([\s\S]*)$/.exec(lines[rank + 1] ?? '') ?? [];
    const values = valuesOf(detail);
    const whole = statement.trim().replace(/\$(\d+)/g, (name, number) => values.get(number) ?? name);
    return [`${whole.replace(/\s*\n\s*/g, ' ').replace(/;$/, '')};`];
  });
};

/** @type {(url: string, ...statements: string[]) => Promise<void>} */
const asOwner = async (url, ...statements) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * Records the SQL statements of a piece of work from the server's log.
 *
 * @param {string} url
 * @param {() => Promise<unknown>} work
 */
export const recordStatements = async (url, work) => {
  const file = join(folderOf(url), 'log');
  await asOwner(url, "alter system set log_statement = 'all'", 'select pg_reload_conf()');
  await wait(500);
  const before = statSync(file).size;
  await work();
  await wait(300);
  const log = readFileSync(file).subarray(before).toString('utf8');
  await asOwner(url, 'alter system reset log_statement', 'select pg_reload_conf()');
  return statementsOf(log);
};

/**
 * Throughput of PostgreSQL alone for these statements, with the given number of connections.
 *
 * @param {{ url: string, statements: readonly string[], connections: number, seconds: number }} asked
 * @returns {Promise<{ perSecond: number, median: number }>} `median` is pgbench's mean latency, milliseconds
 */
export const measureStatements = async ({ url, statements, connections, seconds }) => {
  const folder = folderOf(url);
  const script = join(folder, 'demande.sql');
  writeFileSync(script, `${statements.join('\n')}\n`);
  chmodSync(script, 0o644);
  const { pathname } = new URL(url);
  const args = ['-n', '-M', 'simple', '-c', String(connections), '-T', String(seconds), '-f', script];
  const child = spawn('pgbench', [...args, '-h', folder, '-U', 'postgres', pathname.slice(1)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  const [, perSecond] = /tps = ([\d.]+)/.exec(said) ?? [];
  const [, latency] = /latency average = ([\d.]+) ms/.exec(said) ?? [];
  if (code !== 0 || /aborted/.test(said) || !perSecond) throw new Error(`pgbench : ${said}`);
  return { perSecond: Number(Number(perSecond).toFixed(1)), median: Number(latency) };
};
