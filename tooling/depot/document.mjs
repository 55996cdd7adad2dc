import { setTimeout as wait } from 'node:timers/promises';

/** How long a change tries again after others that came first: milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 50;

/** A JSON object of the bucket, or `empty`. */
export const readDocument = async (objects, key, empty) => {
  const found = await objects.read(key);
  return found ? JSON.parse(found.body.toString('utf8')) : empty;
};

/**
 * Changes a JSON object that others change at the same time: it is written only over what was read, and a change that
 * came second runs again. `change(value, attempt)` gives the new value, or the same one to leave the object as it is.
 * Resolves to what stands there afterwards.
 */
export const amendDocument = async (objects, key, empty, change) => {
  const until = Date.now() + PATIENCE;
  for (let attempt = 0; ; attempt += 1) {
    const found = await objects.read(key);
    const value = found ? JSON.parse(found.body.toString('utf8')) : empty;
    const next = await change(value, attempt);
    if (next === value) return value;
    const body = JSON.stringify(next, null, 2);
    if (await objects.write(key, body, { mark: found?.mark ?? null })) return next;
    if (Date.now() > until) throw new Error(`${key} : d’autres écritures passent toujours avant celle-ci`);
    await wait(PAUSE * Math.random());
  }
};
