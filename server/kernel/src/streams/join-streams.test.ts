import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { stringify } from 'csv-stringify';
import Fastify from 'fastify';
import { ZipFile } from 'yazl';
import { joinStreams } from './join-streams';
import { zipStream } from './zip-stream';

const LOST = new Error('Connection terminated unexpectedly');

/** Rows of which the last one never comes: its statement fails. */
async function* rows(count: number): AsyncGenerator<string[]> {
  for (let row = 0; row < count; row += 1) yield ['ligne', String(row)];
  throw LOST;
}

const failing = (count: number) => joinStreams(Readable.from(rows(count)), stringify());

test('hands on what each stream makes of the one before', async () => {
  const joined = joinStreams(Readable.from([['a', 'b']]), stringify(), new PassThrough());
  expect(await text(joined)).toBe('a,b\n');
});

test.each([0, 1, 5000])('fails where its first stream fails after %i rows', async (count) => {
  await expect(text(failing(count))).rejects.toThrow(LOST);
});

test('fails for who reads it later as well, and ends nothing meanwhile', async () => {
  const joined = failing(0);
  while (!joined.closed) await turn();
  await expect(text(joined)).rejects.toThrow(LOST);
});

test('ends what it reads when its reader goes away', async () => {
  let isEnded = false;
  const endless = async function* () {
    try {
      for (;;) yield ['ligne'];
    } finally {
      isEnded = true;
    }
  };
  const joined = joinStreams(Readable.from(endless()), stringify());
  await once(joined, 'readable');
  joined.destroy();
  while (!isEnded) await turn();
});

test('a ZIP fails where one of its files is missing', async () => {
  const zip = new ZipFile();
  const bytes = zipStream(zip);
  zip.addFile('/nulle/part.csv', 'part.csv');
  zip.end();
  await expect(text(bytes)).rejects.toThrow('ENOENT');
});

test('an answer that fails in the middle is cut, one that fails before is 500, and the next one is served', async () => {
  const app = Fastify();
  app.get<{ Params: { count: string } }>('/:count', (request, reply) =>
    reply.type('text/csv').send(failing(Number(request.params.count))),
  );
  app.get('/', () => 'toujours là');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    expect((await fetch(`${address}/0`)).status).toBe(500);
    const cut = await fetch(`${address}/100000`);
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow();
    expect(await (await fetch(`${address}/`)).text()).toBe('toujours là');
  } finally {
    await app.close();
  }
});
