import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { EmbeddedEngine } from './embedded';
import type { PortStream } from './port-stream';

const dataDir = mkdtempSync(join(tmpdir(), 'portail-engine-'));
const crashes: Error[] = [];
const engine = new EmbeddedEngine({ dataDir: join(dataDir, 'pglite') }, (error) => crashes.push(error));

/** Sends what it is given in pieces of a few bytes, each in its own message. */
const inPieces = (stream: PortStream): PortStream => {
  const post = stream._write.bind(stream);
  const write: PortStream['_write'] = (chunk, encoding, done) => {
    const next = (offset: number): void => {
      if (offset >= chunk.length) done();
      else post(chunk.subarray(offset, offset + 7), encoding, () => setImmediate(next, offset + 7));
    };
    next(0);
  };
  return Object.assign(stream, {
    _write: write,
    _writev: (chunks: { chunk: Buffer }[], done: () => void) =>
      write(Buffer.concat(chunks.map((one) => one.chunk)), 'binary', done),
  });
};

const connect = async (
  stream: () => PortStream = engine.stream,
  options: pg.ClientConfig = {},
): Promise<pg.Client> => {
  const client = new pg.Client({ stream, user: 'postgres', ssl: false, ...options });
  client.on('error', () => {});
  await client.connect();
  return client;
};

const withClients = async <T>(count: number, work: (clients: pg.Client[]) => Promise<T>): Promise<T> => {
  const clients = await Promise.all(Array.from({ length: count }, () => connect()));
  try {
    return await work(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
};

const countRows = async (client: pg.Client | undefined): Promise<number> =>
  (await client!.query('select count(*)::int as n from lignes')).rows[0].n;

beforeAll(async () => {
  await engine.start();
  await withClients(1, ([client]) => client!.query('create table lignes (n int)'));
}, 120_000);

afterAll(async () => {
  await engine.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 20_000);

describe('several clients of the embedded engine', () => {
  it('each get their own answers when their messages arrive in pieces', async () => {
    const clients = await Promise.all(
      Array.from({ length: 5 }, () => connect(() => inPieces(engine.stream()))),
    );
    const ask = async (client: pg.Client, name: number) => {
      for (let turn = 0; turn < 20; turn += 1) {
        const { rows } = await client.query('select $1::text as text', [`${name}-${turn}`]);
        expect(rows[0].text).toBe(`${name}-${turn}`);
      }
    };
    await Promise.all(clients.map(ask));
    await Promise.all(clients.map((client) => client.end()));
    expect.assertions(100);
  }, 20_000);

  it('wait for a transaction of another one, and do not see its rows before', async () => {
    await withClients(2, async ([writer, reader]) => {
      await writer!.query('begin');
      await writer!.query('insert into lignes values (1)');
      const seen = countRows(reader);
      await writer!.query('rollback');
      expect(await seen).toBe(0);
    });
  });

  it('are all told of a notification', async () => {
    await withClients(2, async ([listener, speaker]) => {
      await listener!.query('listen nouvelles');
      const heard = new Promise((resolve) => listener!.once('notification', resolve));
      await speaker!.query(`notify nouvelles, 'bonjour'`);
      expect(await heard).toMatchObject({ channel: 'nouvelles', payload: 'bonjour' });
      await listener!.query('unlisten nouvelles');
    });
  });

  it('go on when one is cut off in a transaction, which leaves nothing', async () => {
    const before = await withClients(1, ([client]) => countRows(client));
    let stream: PortStream | undefined;
    const lost = await connect(() => {
      stream = engine.stream();
      return stream;
    });
    await lost.query('begin');
    await lost.query('insert into lignes values (2)');
    stream?.destroy();
    expect(await withClients(1, ([client]) => countRows(client))).toBe(before);
  });

  it('go on when one forgets its transaction', async () => {
    const forgetful = await connect(engine.stream, { idle_in_transaction_session_timeout: 200 });
    // In one message, so that its 200 ms begin once the row is there, however slow this process is.
    await forgetful.query('begin; insert into lignes values (3)');
    expect(await withClients(1, ([other]) => countRows(other))).toBe(0);
    await expect(forgetful.query('commit')).rejects.toThrow();
  });
});

describe('the embedded engine', () => {
  it('loads rows by COPY and goes on after a COPY that fails', async () => {
    await withClients(1, async ([client]) => {
      await client!.query('create table chargement (id int primary key, texte text)');
      const rows = Array.from({ length: 5000 }, (_, id) => `${id}\tligne ${id}\n`);
      await pipeline(Readable.from(rows), client!.query(copyFrom('copy chargement from stdin')));
      const { rows: found } = await client!.query(
        'select count(*)::int as n, max(texte) as last from chargement',
      );
      expect(found).toEqual([{ n: 5000, last: 'ligne 999' }]);
      const twice = pipeline(
        Readable.from(['1\tencore\n']),
        client!.query(copyFrom('copy chargement from stdin')),
      );
      await expect(twice).rejects.toMatchObject({ code: '23505' });
      expect((await client!.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });
  });

  it('takes parameters of several megabytes', async () => {
    const text = 'é'.repeat(3_000_000);
    await withClients(1, async ([client]) => {
      const { rows } = await client!.query('select length($1::text) as n', [text]);
      expect(rows[0].n).toBe(3_000_000);
    });
  });

  it('is there again after its thread died, with every committed row', async () => {
    const pool = new pg.Pool({ stream: engine.stream, user: 'postgres', database: 'postgres', max: 2 });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    await pool.query('create table survivants (n int)');
    await pool.query('insert into survivants values (1)');
    await engine.kill();
    const { rows } = await pool.query('select n from survivants');
    expect(rows).toEqual([{ n: 1 }]);
    expect(crashes).toHaveLength(1);
    await pool.end();
  }, 30_000);
});
