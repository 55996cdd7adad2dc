import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postmasterOf } from './databases.mjs';
import { folderOf } from './plan.mjs';
import { pidFile } from './supervisor.mjs';

/** @type {(pid: number) => boolean} */
const strike = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
};

/** The parts that run on a port. @param {number} port */
export const partsOn = (port) => {
  const pids = join(folderOf(port), 'pids');
  return existsSync(pids) ? readdirSync(pids).sort() : [];
};

/**
 * Kills a part at once, as when its machine loses its power: of a base, PostgreSQL and Patroni. Throws, in French, for one
 * that is not there.
 *
 * @param {number} port
 * @param {string} name
 */
export const killPart = (port, name) => {
  if (!partsOn(port).includes(name))
    throw new Error(`Rien ne s’appelle « ${name} » ici : ${partsOn(port).join(', ') || 'rien ne tourne'}.`);
  const folder = folderOf(port);
  const postmaster = postmasterOf(join(folder, name));
  if (postmaster !== null) strike(postmaster);
  strike(-Number(readFileSync(pidFile(folder, name), 'utf8')));
};
