import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type pg from 'pg';
import { sqlStateOf } from '../db/transaction';
import { redactValues, summaryOf } from './statement-text';

/** Ends what a statement began; given what it threw. */
type End = (error?: unknown) => void;

const endOf =
  (span: Span): End =>
  (error) => {
    if (error) {
      // Its message quotes values; the database's code names nobody.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('db.response.status_code', sqlStateOf(error) ?? 'unknown');
    }
    span.end();
  };

const textOf = (statement: unknown): string | null => {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed && typeof statement.text === 'string' ? statement.text : null;
};

/** Begins the span of a statement below the one that is under way; nothing where no request asked for it. */
const begin = (tracer: Tracer, statement: unknown): End | null => {
  const text = textOf(statement);
  if (text === null || !trace.getSpan(context.active())) return null;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': redactValues(text) };
  return endOf(tracer.startSpan(summaryOf(text), { kind: SpanKind.CLIENT, attributes }));
};

type Callback = (error: unknown, ...rest: unknown[]) => unknown;

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/** The arguments of a call, whose callback ends the span first; null where it has none. */
const withCallback = (args: unknown[], end: End): unknown[] | null => {
  const last = args.at(-1);
  if (!isCallback(last)) return null;
  const ended: Callback = (error, ...rest) => {
    end(error);
    return last(error, ...rest);
  };
  return [...args.slice(0, -1), ended];
};

const traceQuery = (client: pg.PoolClient, tracer: () => Tracer | null): void => {
  client.query = new Proxy(client.query, {
    apply: (query, self, args: unknown[]) => {
      const current = tracer();
      const end = current && begin(current, args[0]);
      if (!end) return Reflect.apply(query, self, args);
      const called = withCallback(args, end);
      if (called) return Reflect.apply(query, self, called);
      const result: unknown = Reflect.apply(query, self, args);
      if (result instanceof Promise) void result.then(() => end(), end);
      else end();
      return result;
    },
  });
};

/**
 * Has each statement of a request told as a span below it: what it does, never with which values. What the kept
 * instrumentation of `pg` does needs a newer Node than ours and modules that are not loaded yet. Gives what ends it.
 */
export const traceStatements = (pool: pg.Pool, tracer: Tracer): (() => void) => {
  const watched = new WeakSet<pg.PoolClient>();
  let current: Tracer | null = tracer;
  const onAcquire = (client: pg.PoolClient) => {
    if (!watched.has(client)) traceQuery(client, () => current);
    watched.add(client);
  };
  pool.on('acquire', onAcquire);
  return () => {
    current = null;
    pool.off('acquire', onAcquire);
  };
};
