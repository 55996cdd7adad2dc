import { createInterface } from 'node:readline';

/**
 * Why the server could not draw a screen.
 *
 * @typedef {object} Undrawn
 * @property {string} reason what was thrown
 * @property {boolean} isLeftOut what draws it never came back, or ended who ran it: the version is not asked any more
 */

/** What the server's log says of each (server/front/src/federation/screen-reports.ts). */
const SAID = 'a screen could not be drawn';

/** @type {(line: string) => any} */
const parse = (line) => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/**
 * The screens that a portal could not draw, by remote and declared path, as its log tells of them.
 *
 * @param {import('node:stream').Readable} log
 */
export const readUndrawnScreens = (log) => {
  /** @type {Map<string, Map<string, Undrawn>>} */
  const remotes = new Map();
  createInterface({ input: log }).on('line', (line) => {
    const { msg, remote, path, isLeftOut, err } = parse(line) ?? {};
    if (msg !== SAID) return;
    const paths = remotes.get(remote) ?? new Map();
    const reason = String(err?.message ?? err);
    // What harms stands, whatever else is said of the screen.
    if (!paths.get(path)?.isLeftOut) paths.set(path, { reason, isLeftOut });
    remotes.set(remote, paths);
  });
  return {
    /** @type {(remote: string, path: string) => Undrawn | null} */
    find: (remote, path) => remotes.get(remote)?.get(path) ?? null,
    /** Whether none of a remote's screens is drawn any more. @param {string} remote */
    isLeftOut: (remote) => [...(remotes.get(remote)?.values() ?? [])].some((one) => one.isLeftOut),
  };
};

/** @typedef {ReturnType<typeof readUndrawnScreens>} UndrawnScreens */
