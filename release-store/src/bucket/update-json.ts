import { setTimeout as wait } from 'node:timers/promises';
import { type IsShape, parseJson } from '../parse-json';
import type { S3Client } from './s3/s3-client';

/** Longest retry of a conflicting update, milliseconds. */
const UPDATE_TIMEOUT_MS = 30_000;
const MAX_RETRY_DELAY_MS = 50;

/** A JSON object of the bucket that changes, and what it says before it is first written. */
export interface JsonDocument<T> {
  key: string;
  empty: T;
  isShape: IsShape<T>;
}

/** The value of a JSON object, or what it says before it is first written. */
export const readJson = async <T>(client: S3Client, { key, empty, isShape }: JsonDocument<T>): Promise<T> => {
  const found = await client.read(key);
  return found ? parseJson(found.body.toString('utf8'), key, isShape) : empty;
};

/**
 * Changes a JSON object that others change at the same time: it is written only over what was read, and a change that
 * came second runs again. `change` gives the new value, or the same one to leave the object as it is. Resolves to what
 * stands there afterwards; rejects when others come first for half a minute.
 */
export const updateJson = async <T>(
  client: S3Client,
  { key, empty, isShape }: JsonDocument<T>,
  change: (value: T, attempt: number) => T | Promise<T>,
): Promise<T> => {
  const until = Date.now() + UPDATE_TIMEOUT_MS;
  for (let attempt = 0; ; attempt += 1) {
    const found = await client.read(key);
    const value = found ? parseJson(found.body.toString('utf8'), key, isShape) : empty;
    const next = await change(value, attempt);
    if (next === value) return value;
    if (await client.write(key, JSON.stringify(next, null, 2), { over: found?.etag ?? null })) return next;
    if (Date.now() > until) throw new Error(`${key} : d’autres écritures passent toujours avant celle-ci`);
    await wait(MAX_RETRY_DELAY_MS * Math.random());
  }
};
