import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES } from '../paths.mjs';
import { hasCode } from '../release/release.mjs';

/** Announced domains have nothing to build. @type {(name: string) => boolean} */
const isReady = (name) => !hasCode(name) || existsSync(join(folderOf(name), 'dist', 'release.json'));

/**
 * What stands in the portal around the domains that are served from their sources: the domains that were built here
 * before, as they were, and those that never were. Neither is built for somebody who works on another one.
 *
 * @param {string[]} names
 * @param {{ remotes?: string[], isBuilt?: (name: string) => boolean }} [portal]
 */
export const around = (names, { remotes = REMOTES, isBuilt = isReady } = {}) => {
  const others = remotes.filter((name) => !names.includes(name));
  return {
    /** What the server may name: the domains that are worked on too, where they have a build. */
    built: remotes.filter(isBuilt),
    kept: others.filter(isBuilt),
    missing: others.filter((name) => !isBuilt(name)),
  };
};

/**
 * That, in French, a line each.
 *
 * @type {(place: Pick<ReturnType<typeof around>, 'kept' | 'missing'>) => string[]}
 */
export const sayAround = ({ kept, missing }) => [
  ...(kept.length > 0
    ? [`Autour, tels qu’ils ont été construits la dernière fois : ${kept.join(', ')}.`]
    : []),
  ...(missing.length > 0
    ? [`Pas construits, donc absents ici : ${missing.join(', ')} (npm run build -- <domaine>).`]
    : []),
];
