import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'tooling/webpack/paths';

/** Filled databases, one for each build of the API and its settings. */
const KEPT = join(root, '.cache', 'controle');

/** @type {(server: string, settings: object) => string} */
const keyOf = (server, settings) =>
  createHash('sha256')
    .update(readFileSync(server))
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 16);

/** @type {(kept: string, fill: (data: string) => Promise<void>) => Promise<void>} */
const fillOnce = async (kept, fill) => {
  mkdirSync(KEPT, { recursive: true });
  for (const old of readdirSync(KEPT).filter((name) => !name.includes('.')))
    rmSync(join(KEPT, old), { recursive: true, force: true });
  const draft = `${kept}.${process.pid}`;
  try {
    await fill(draft);
    if (!existsSync(kept)) renameSync(draft, kept);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/**
 * Puts a filled demonstration database at `data`: a copy of the one that is kept for this build of the API, which `fill`
 * makes the first time.
 *
 * @param {{ server: string, settings: object, data: string, fill: (data: string) => Promise<void> }} wanted
 */
export const provideData = async ({ server, settings, data, fill }) => {
  const kept = join(KEPT, keyOf(server, settings));
  if (!existsSync(kept)) await fillOnce(kept, fill);
  cpSync(kept, data, { recursive: true });
};
