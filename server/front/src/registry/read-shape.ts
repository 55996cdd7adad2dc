import { readFile } from 'node:fs/promises';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Reads a JSON file of a known shape; null when it is absent. Throws on any other shape. */
export const readShape = async <T extends TSchema>(file: string, schema: T): Promise<Static<T> | null> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const content: unknown = JSON.parse(text);
  if (Value.Check(schema, content)) return Value.Clean(schema, content);
  const [first] = [...Value.Errors(schema, content)];
  throw new Error(`${file}: ${first?.path ?? ''} ${first?.message ?? 'unexpected shape'}`);
};
