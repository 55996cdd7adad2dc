import { isRecord } from 'shared-contract/base/check-body';

const hasSameType = (value: unknown, model: unknown): boolean =>
  value === null ||
  model === null ||
  (typeof value === typeof model && Array.isArray(value) === Array.isArray(model));

/**
 * Initial form values merged with a saved draft. Drafts of another form version are filtered: unknown fields and
 * values of another type are dropped.
 */
export const restoreDraft = <Values extends object>(initial: Values, contents: unknown): Values => {
  if (!isRecord(contents)) return initial;
  const kept = Object.entries(initial).filter(
    ([name, model]) => contents[name] !== undefined && hasSameType(contents[name], model),
  );
  return { ...initial, ...Object.fromEntries(kept.map(([name]) => [name, contents[name]])) };
};
