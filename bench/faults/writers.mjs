import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/**
 * @typedef {object} Written what became of the writes of some writers
 * @property {Set<number>} acknowledged their numbers
 * @property {number[]} at when each was acknowledged
 * @property {{ at: number, why: string }[]} refused SQLSTATE, or what the connection said
 */

/** @typedef {(client: pg.Client, id: number, writer: number) => Promise<unknown>} Act a write, in a transaction of its own */

/** @param {unknown} error */
const reasonOf = (error) => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
};

/** @param {string} url */
const connect = async (url) => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    query_timeout: 30_000,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
};

/**
 * Writers that go on until they are told to leave: a number a write; after one that is not acknowledged, the
 * connection is opened anew.
 *
 * @param {string} url
 * @param {{ count: number, act: Act }} wishes
 */
export const openWriters = (url, { count, act }) => {
  /** @type {Written} */
  const written = { acknowledged: new Set(), at: [], refused: [] };
  let isOver = false;

  /** @param {number} writer */
  const write = async (writer) => {
    /** @type {pg.Client | null} */
    let client = null;
    for (let id = writer + count; !isOver; id += count) {
      try {
        client ??= await connect(url);
        await act(client, id, writer);
        written.acknowledged.add(id);
        written.at.push(Date.now());
      } catch (error) {
        written.refused.push({ at: Date.now(), why: reasonOf(error) });
        const lost = client;
        client = null;
        await lost?.end().catch(() => {});
        await wait(100);
      }
    }
    await client?.end().catch(() => {});
  };

  const all = Array.from({ length: count }, (_, writer) => write(writer));
  return {
    written,
    leave: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
};

/** @type {(url: string, text: string) => Promise<any[]>} */
export const ask = async (url, text) => {
  const client = await connect(url);
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
