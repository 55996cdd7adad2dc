import { isRecord } from 'shared-contract/base/check-body';

const isOfKind = (value: unknown, model: unknown): boolean =>
  value === null ||
  model === null ||
  (typeof value === typeof model && Array.isArray(value) === Array.isArray(model));

/**
 * Initial values of a form with what an earlier visit typed over them. The contents may come from another version
 * of the form: a field that this one doesn't have, or holds in another kind of value, is left out.
 */
export const restoreDraft = <Values extends object>(initial: Values, contents: unknown): Values => {
  if (!isRecord(contents)) return initial;
  const kept = Object.entries(initial).filter(
    ([name, model]) => contents[name] !== undefined && isOfKind(contents[name], model),
  );
  return { ...initial, ...Object.fromEntries(kept.map(([name]) => [name, contents[name]])) };
};
