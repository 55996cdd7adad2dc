import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from '@jest/globals';
import { root } from '../webpack/paths.mjs';

/** An installation, checkers, builds and a browser, on whatever machine this is: milliseconds. */
export const TEST_TIMEOUT_MS = 900_000;

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'releases', 'test-results']);

/** What a build of this working copy left: the portal in which a remote is tried, and what tsc knows already. */
const BUILT = ['shell/dist', 'api/dist', '.cache/tsc.tsbuildinfo', '.cache/tsc-scripts.tsbuildinfo'];

/** @typedef {{ code: number | null, said: string }} Ended */

/** Copies the sources of the whole repository, and what is built of it; to be removed by who asked for it. */
export const copyHouse = () => {
  const copy = mkdtempSync(join(tmpdir(), 'portail-nouveau-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) || path === root });
  for (const path of BUILT.filter((each) => existsSync(join(root, each))))
    cpSync(join(root, path), join(copy, path), { recursive: true });
  return copy;
};

/**
 * Runs a script of the copy; resolves to its exit code and all that it said.
 *
 * @type {(copy: string, script: string, ...args: string[]) => Promise<Ended>}
 */
export const runIn = (copy, script, ...args) =>
  new Promise((resolve) => {
    const { RELEASES_DIR: _, ...env } = process.env;
    const child = spawn(process.execPath, [join(copy, script), ...args], { cwd: copy, env });
    /** @type {string[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
    child.once('close', (code) => resolve({ code, said: said.join('') }));
  });

/** @param {Ended} ended */
export const expectDone = ({ code, said }) => expect(code === 0 ? '' : said).toBe('');
