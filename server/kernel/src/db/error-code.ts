/** What an error of the database or of the system is called: `23505`, `EEXIST`. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
