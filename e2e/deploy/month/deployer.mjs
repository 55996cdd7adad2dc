import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readRegistry } from 'release-store';
import { folderOf } from '../../../tooling/build/paths.mjs';
import { anotherShell, brokenRemote, forget, soundRemote } from './releases.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./team-keys.mjs').createTeamKeys>>} Desk */

/** A command is killed at one of its first writes; a promotion has more. */
const WRITES = 5;
/** Time a broken version stays active, milliseconds. */
const BROKEN_FOR = 4_000;
/** Name of the shell among the releases. */
export const SHELL = 'shell';

/**
 * Activates the builds of this working copy.
 *
 * @type {(desk: Desk, names: string[]) => Promise<void>}
 */
export const putIntoService = async (desk, names) => {
  for (const name of names) {
    const team = desk.team(name);
    const [, version = ''] = (await team.publish(name, join(folderOf(name), 'dist'))).split(' ');
    await team.promote(name, version);
  }
};

/**
 * Deploys releases during a month and counts them.
 *
 * @param {Pick<import('./run-month.mjs').Month, 'every'>} month
 * @param {Desk} desk
 * @param {string} workshop folder for the builds
 */
export const createDeployer = ({ every }, desk, workshop) => {
  const counts = { remotes: 0, shells: 0, broken: 0, commands: 0 };

  /** Killed somewhere on its way, then typed again. @type {(remote: string, version: string, rank: number) => Promise<void>} */
  const killed = async (remote, version, rank) => {
    const args = ['promote', remote, version];
    const code = await desk.command(remote, args, 1 + ((rank * 7) % WRITES));
    if (code === null) counts.commands += 1;
    if (code !== 0) await desk.command(remote, args);
  };

  /** @type {(remote: string, rank: number) => Promise<void>} */
  const release = async (remote, rank) => {
    const isBroken = rank % every.broken === every.broken - 1;
    const team = desk.team(remote);
    const { dist, version } = (isBroken ? brokenRemote : soundRemote)(workshop, remote, rank);
    await team.publish(remote, dist);
    if (rank % every.command === 1) await killed(remote, version, rank);
    else await team.promote(remote, version);
    counts.remotes += 1;
    if (isBroken) {
      counts.broken += 1;
      await wait(BROKEN_FOR);
      // The server may have taken it back by itself.
      if (readRegistry(desk.releases).remotes[remote]?.version === version) await team.rollback(remote);
    }
    forget(dist);
  };

  /** @param {number} rank */
  const releaseShell = async (rank) => {
    const { dist, version } = anotherShell(workshop, rank);
    await desk.team(SHELL).publish(SHELL, dist);
    await desk.team(SHELL).promote(SHELL, version);
    counts.shells += 1;
    forget(dist);
  };

  return { counts, release, releaseShell };
};
