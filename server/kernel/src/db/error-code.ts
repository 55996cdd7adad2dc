/** Code of a database or system error: `23505`, `EEXIST`. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
