/** Type guard of a value of unknown origin. */
export type IsShape<T> = (value: unknown) => value is T;

/** An object with names, which are then looked at one by one. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON of a known shape; throws where it has another, and says in French of what (`name`). */
export const parseJson = <T>(text: string, name: string, isShape: IsShape<T>): T => {
  const value: unknown = JSON.parse(text);
  if (!isShape(value)) throw new Error(`${name} n’a pas la forme attendue`);
  return value;
};
