import { context, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from 'server-testing/database';
import type { Database } from '../db/client';
import { traceStatements } from './trace-statements';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const tracer = provider.getTracer('test');

let db: Database;
let stop: () => void;
beforeAll(async () => {
  provider.register();
  db = await openTestDatabase();
  stop = traceStatements(db.pool, tracer);
}, 60_000);
afterEach(() => exporter.reset());
afterAll(async () => {
  stop();
  await db.close();
  await provider.shutdown();
  trace.disable();
  context.disable();
}, 20_000);

/** Does a request's work below a span of its own; resolves to that span's number. */
const within = <T>(name: string, work: () => Promise<T>): Promise<string> =>
  tracer.startActiveSpan(name, async (span) => {
    await work().finally(() => span.end());
    return span.spanContext().spanId;
  });

const statements = () =>
  exporter.getFinishedSpans().filter(({ attributes }) => 'db.query.text' in attributes);

test('a statement is told below the request that asked for it, without its values', async () => {
  const request = await within('GET /a', () =>
    db.pool.query("select $1::text as a, 'Camille' as b, 230101 as c", ['Camille']),
  );
  const [told, ...others] = statements();
  expect(others).toEqual([]);
  expect([told?.name, told?.parentSpanContext?.spanId]).toEqual(['SELECT', request]);
  expect(told?.attributes['db.query.text']).toBe('select $1::text as a, ? as b, ? as c');
  expect(JSON.stringify(told?.attributes)).not.toMatch(/Camille|230101/);
});

test('so is each one of a transaction', async () => {
  const request = await within('POST /a', () =>
    db.transaction((tx) => tx.execute(sql`select ${'Camille'}::text as a`)),
  );
  const told = statements();
  expect(told.map(({ name }) => name)).toEqual(['BEGIN', 'SELECT', 'COMMIT']);
  expect(new Set(told.map(({ parentSpanContext }) => parentSpanContext?.spanId))).toEqual(new Set([request]));
  expect(JSON.stringify(told.map(({ attributes }) => attributes))).not.toContain('Camille');
});

test('requests that wait for each other’s connections keep their statements apart', async () => {
  const ranks = Array.from({ length: 40 }, (_, rank) => rank);
  const requests = await Promise.all(
    ranks.map((rank) => within(`GET /${rank}`, () => db.pool.query(`select 1 as "r${rank}"`))),
  );
  const parents = statements().map(({ attributes, parentSpanContext }) => [
    attributes['db.query.text'],
    parentSpanContext?.spanId,
  ]);
  expect(new Map(parents as [string, string][])).toEqual(
    new Map(ranks.map((rank) => [`select ? as "r${rank}"`, requests[rank]])),
  );
});

test('one that fails is told by the database’s code, and rejects as before', async () => {
  await within('GET /a', async () => {
    await expect(db.pool.query("select 'Camille'::int")).rejects.toThrow('Camille');
  });
  const [told] = statements();
  expect(told?.attributes['db.response.status_code']).toBe('22P02');
  expect(JSON.stringify([told?.attributes, told?.status, told?.events])).not.toContain('Camille');
});

test('what no request asked for is told of by nothing', async () => {
  await db.pool.query('select 1');
  expect(exporter.getFinishedSpans()).toEqual([]);
});
