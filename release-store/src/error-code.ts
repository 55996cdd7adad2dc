/** A named value of something that was thrown; undefined where it has none. */
const readProperty = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Code of a system or library error (`ENOENT`), or undefined. */
export const codeOf = (error: unknown): string | undefined => {
  const code = readProperty(error, 'code');
  return typeof code === 'string' ? code : undefined;
};

/** Wraps a thrown value as an Error. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
