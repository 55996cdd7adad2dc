import { readFile } from 'node:fs/promises';

let compiled: Promise<WebAssembly.Module> | null = null;

const compile = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));

/** PGlite's code, compiled once in a process for every thread that it starts; rejects when it can't be read. */
export const compiledEngine = (): Promise<WebAssembly.Module> => {
  compiled ??= compile();
  return compiled;
};
