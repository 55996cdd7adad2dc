import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readJournal, readRegistry } from 'release-store';
import { createDeployer, putIntoService, SHELL } from './deployer.mjs';
import { startPortal } from './server.mjs';
import { createTeamKeys } from './team-keys.mjs';
import { startUsers } from './users.mjs';

/**
 * How a month goes: how many versions of remotes and of the shell, where the remotes' files come from, and in how many
 * releases one is broken, has its command killed, or (of the first team's) sees the server die.
 *
 * @typedef {object} Month
 * @property {number} remotes
 * @property {number} shells
 * @property {boolean} isApart
 * @property {{ broken: number, command: number, server: number }} every
 *
 * @typedef {Awaited<ReturnType<typeof runMonth>>} Played
 */

/** Remotes that each team deploys. */
const TEAMS = [
  ['mf-orders', 'mf-exams-events'],
  ['mf-records', 'mf-thesis-internships'],
];

/**
 * Checks the registry repeatedly: valid JSON, one journal line per revision.
 *
 * @param {string} releases
 */
const watch = (releases) => {
  const seen = { looks: 0, invalid: 0 };
  const look = () => {
    seen.looks += 1;
    try {
      const { revision } = readRegistry(releases);
      const lines = readJournal(releases).map((line) => line.revision);
      if (lines.some((each, index) => each !== index + 1) || revision < lines.length - 1) seen.invalid += 1;
    } catch {
      seen.invalid += 1;
    }
  };
  const watching = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(watching);
      look();
      return seen;
    },
  };
};

/** @typedef {Awaited<ReturnType<typeof startUsers>>} People */
/** @typedef {Awaited<ReturnType<typeof startPortal>>} Portal */
/** @typedef {ReturnType<typeof createDeployer>} Releasing */

/**
 * The two teams release at the same time, each in turn what is its own; the first also sees to the shell, and to the
 * server's deaths. Resolves to how long nobody answered each time, milliseconds.
 *
 * @param {Month} month
 * @param {{ people: People, portal: Portal, releases: Releasing }} scene
 */
const workThrough = async ({ remotes, shells, every }, { people, portal, releases }) => {
  /** @type {number[]} */
  const silences = [];
  const { counts, release, releaseShell } = releases;

  /** What the first team does beside its releases. @param {number} rank */
  const seeTo = async (rank) => {
    if (counts.shells * remotes < rank * shells) await releaseShell(rank);
    if (rank % every.server === every.server - 2) silences.push(await portal.kill());
    await people.checkInput();
  };

  /** @type {(own: string[], which: number) => Promise<void>} */
  const workOf = async (own, which) => {
    for (let rank = which; rank < remotes; rank += TEAMS.length) {
      const before = people.navigations();
      await release(own[(rank >> 1) % own.length] ?? '', rank);
      if (which === 0) await seeTo(rank);
      // Somebody is on the way during each release.
      while (people.navigations() === before) await wait(20);
    }
  };
  await Promise.all(TEAMS.map(workOf));
  while (counts.shells < shells) await releaseShell(remotes + counts.shells);
  return silences;
};

/**
 * Plays a month in minutes: releases of remotes by two teams at once and of the shell, each signed by its own key, while
 * students browse and one has an order half filled in; broken versions are taken back, commands and the server are
 * killed (SIGKILL) on the way. The browser's contract test, which would stop the broken ones, is left out.
 *
 * @param {Month} month
 * @param {import('playwright').Browser} browser
 */
export const runMonth = async (month, browser) => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-mois-'));
  const names = [SHELL, ...TEAMS.flat()];
  const desk = await createTeamKeys(folder, names);
  await putIntoService(desk, names);
  const portal = await startPortal({ folder, isApart: month.isApart, env: desk.serverEnv });
  const people = await startUsers(browser, portal.url);
  const watching = watch(desk.releases);
  const releases = createDeployer(month, desk, join(folder, 'builds'));
  const since = performance.now();
  const silences = await workThrough(month, { people, portal, releases });
  const navigations = people.navigations();
  const minutes = (performance.now() - since) / 60_000;
  const suffered = await people.leave();
  const registry = watching.stop();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
  return {
    ...releases.counts,
    ...suffered,
    ...registry,
    navigations,
    minutes,
    servers: silences.length,
    /** The longest that nobody answered, milliseconds. */
    silence: Math.max(0, ...silences),
  };
};
