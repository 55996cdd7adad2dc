import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from 'tooling/build/paths';

/** Filled databases, one for each build of the API and its settings. */
const CACHE_FOLDER = join(root, '.cache', 'controle');

/** @type {(server: string, settings: object) => string} */
const keyOf = (server, settings) =>
  createHash('sha256')
    .update(readFileSync(server))
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 16);

/**
 * @typedef {import('./sessions.mjs').StorageState} StorageState
 * @typedef {Record<string, StorageState>} Sessions by demo account
 * @typedef {(data: string) => Promise<Sessions>} Fill
 */

/** @param {string} kept */
const partsOf = (kept) => ({ filled: join(kept, 'donnees'), sessions: join(kept, 'sessions.json') });

/** @type {(kept: string, fill: Fill) => Promise<void>} */
const fillOnce = async (kept, fill) => {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  for (const old of readdirSync(CACHE_FOLDER).filter((name) => !name.includes('.')))
    rmSync(join(CACHE_FOLDER, old), { recursive: true, force: true });
  const draft = `${kept}.${process.pid}`;
  const { filled, sessions } = partsOf(draft);
  try {
    mkdirSync(draft);
    writeFileSync(sessions, JSON.stringify(await fill(filled)));
    if (!existsSync(kept)) renameSync(draft, kept);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/**
 * Puts a filled demonstration database at `data`, and resolves to the sessions in it: a copy of the one that is kept for
 * this build of the API, which `fill` makes the first time; `starts` is told whether this is one.
 *
 * @param {{ server: string, settings: object, data: string, fill: Fill, starts: (isFirst: boolean) => void }} wanted
 * @returns {Promise<Sessions>}
 */
export const copyDemoData = async ({ server, settings, data, fill, starts }) => {
  const kept = join(CACHE_FOLDER, keyOf(server, settings));
  starts(!existsSync(kept));
  if (!existsSync(kept)) await fillOnce(kept, fill);
  const { filled, sessions } = partsOf(kept);
  cpSync(filled, data, { recursive: true });
  return JSON.parse(readFileSync(sessions, 'utf8'));
};
