import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { type Late, late } from '../late/late';

/** Lazy-loaded schema (with yup); for domains built before contract 1.5. */
export const lateSchema = <Schema>(fetch: () => Promise<Schema>): Late<Schema> =>
  late(async () => ({ default: await fetch() }));

/** Validator of a form: no validation before it is loaded; submission waits for it. */
export interface LazyValidator<Schema> {
  known: Schema | null;
  /** null when it does not come. */
  load: () => Promise<Schema | null>;
}

const isLate = <Schema>(schema: Schema | Late<Schema>): schema is Late<Schema> => 'preload' in Object(schema);

/** Preload delay after mount, milliseconds: the page has fetched its own data by then. */
const IDLE_MS = 2000;

/** Validator of a form, preloaded on first focus or when the page is idle. */
export const useLazyValidator = <Schema extends AnyObjectSchema>(
  schema: Schema | Late<Schema>,
): LazyValidator<Schema> => {
  const coming = isLate(schema) ? schema : null;
  const [, setCame] = useState<{ code: Late<Schema> } | null>(null);
  const isThere = useRef(true);
  const load = useCallback(async () => {
    if (!coming || coming.known()) return coming?.known() ?? null;
    // What does not come now is asked for when the form is sent.
    const come = await coming.preload().catch(() => null);
    if (come && isThere.current) setCame({ code: coming });
    return come;
  }, [coming]);
  useEffect(() => {
    isThere.current = true;
    const timer = setTimeout(() => void load(), IDLE_MS);
    return () => {
      isThere.current = false;
      clearTimeout(timer);
    };
  }, [load]);
  return isLate(schema) ? { known: schema.known(), load } : { known: schema, load: async () => schema };
};
