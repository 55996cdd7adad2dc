import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';

/** A schema whose code, yup and all, comes once its form is shown: a screen is not kept waiting for what judges it. */
export interface LateSchema<Schema> {
  /** The schema, fetched if it has not come yet; asked for anew after it failed to come. */
  load: () => Promise<Schema>;
  /** null until it has come. */
  known: () => Schema | null;
}

/** @param fetch imports the module that has it */
export const lateSchema = <Schema>(fetch: () => Promise<Schema>): LateSchema<Schema> => {
  let known: Schema | null = null;
  let coming: Promise<Schema> | null = null;
  const begin = async () => {
    try {
      known = await fetch();
      return known;
    } finally {
      coming = null;
    }
  };
  return { load: () => (coming ??= begin()), known: () => known };
};

/** What judges a form: nothing does before it has come, and the form then waits for it to be sent. */
export interface Judge<Schema> {
  known: Schema | null;
  /** null when it does not come. */
  load: () => Promise<Schema | null>;
}

const isLate = <Schema>(schema: Schema | LateSchema<Schema>): schema is LateSchema<Schema> =>
  typeof schema === 'object' && schema !== null && 'load' in schema;

/** A page that has been there for so long, milliseconds, has fetched what it shows. */
const AT_REST = 2000;

/** The judge of a form; its `load` is called when somebody turns to the form, and by itself once the page rests. */
export const useJudge = <Schema extends AnyObjectSchema>(
  schema: Schema | LateSchema<Schema>,
): Judge<Schema> => {
  const late = isLate(schema) ? schema : null;
  const [, setCame] = useState<LateSchema<Schema> | null>(null);
  const isThere = useRef(true);
  const load = useCallback(async () => {
    if (!late || late.known()) return late?.known() ?? null;
    // What does not come now is asked for when the form is sent.
    const come = await late.load().catch(() => null);
    if (come && isThere.current) setCame(late);
    return come;
  }, [late]);
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
