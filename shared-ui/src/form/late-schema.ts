import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { type Late, late } from '../late/late';

/** A schema whose code, yup and all, comes once its form is shown; for domains built before contract 1.5. */
export const lateSchema = <Schema>(fetch: () => Promise<Schema>): Late<Schema> =>
  late(async () => ({ default: await fetch() }));

/** What judges a form: nothing does before it has come, and the form then waits for it to be sent. */
export interface Judge<Schema> {
  known: Schema | null;
  /** null when it does not come. */
  load: () => Promise<Schema | null>;
}

const isLate = <Schema>(schema: Schema | Late<Schema>): schema is Late<Schema> => 'preload' in Object(schema);

/** A page that has been there for so long, milliseconds, has fetched what it shows. */
const AT_REST = 2000;

/** The judge of a form; its `load` is called when somebody turns to the form, and by itself once the page rests. */
export const useJudge = <Schema extends AnyObjectSchema>(schema: Schema | Late<Schema>): Judge<Schema> => {
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
    const timer = setTimeout(() => void load(), AT_REST);
    return () => {
      isThere.current = false;
      clearTimeout(timer);
    };
  }, [load]);
  return isLate(schema) ? { known: schema.known(), load } : { known: schema, load: async () => schema };
};
