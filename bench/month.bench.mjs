import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createFolderStore, readJournal, readRegistry } from 'release-store';
import { teamAt } from '../deploy/testing/team.mjs';
import { launchBrowser } from '../tooling/browser/launch.mjs';
import { folderOf } from '../tooling/webpack/paths.mjs';
import { startReader, startWriter } from './month/readers.mjs';
import { anotherShell, brokenRemote, command, forget, soundRemote } from './month/releases.mjs';
import { startPortal } from './month/server.mjs';

/**
 * A month of a portal in minutes: releases of remotes by two teams at once and of the shell, while students browse and
 * one has an order half filled in; every tenth version is broken and taken back, commands and the server are killed
 * (SIGKILL) on the way. The browser's contract test, which would stop the broken ones, is left out. Counts what failed.
 */
const RELEASES = Number(process.env.BENCH_MONTH_REMOTES ?? 100);
const SHELLS = Number(process.env.BENCH_MONTH_SHELLS ?? 20);

/** Of the teams, what each deploys. */
const TEAMS = [
  ['mf-orders', 'mf-exams-events'],
  ['mf-records', 'mf-thesis-internships'],
];
/** A broken version in so many; a killed command, and a killed server, in so many of one team's releases. */
const BROKEN = 10;
const KILLED_COMMAND = 4;
const KILLED_SERVER = 16;
/** Writes of a promotion: one of them is its last. */
const WRITES = 12;
/** What a broken version is left in service for, milliseconds. */
const BROKEN_FOR = 4_000;

const folder = mkdtempSync(join(tmpdir(), 'portail-mois-'));
const releases = join(folder, 'releases');
const workshop = join(folder, 'builds');
const team = teamAt(createFolderStore(releases));

const counts = { remotes: 0, shells: 0, broken: 0, commands: 0, servers: 0, lost: 0, looks: 0, invalid: 0 };

/** The registry is whole, and its journal has one line for each revision, at any moment. */
const look = () => {
  counts.looks += 1;
  try {
    const { revision } = readRegistry(releases);
    const lines = readJournal(releases).map((line) => line.revision);
    if (lines.some((each, index) => each !== index + 1) || revision < lines.length - 1) counts.invalid += 1;
  } catch {
    counts.invalid += 1;
  }
};

/** Killed somewhere on its way, then typed again. @type {(args: string[], rank: number) => Promise<void>} */
const killed = async (args, rank) => {
  const code = await command(releases, args, 1 + ((rank * 7) % WRITES));
  if (code === null) counts.commands += 1;
  look();
  if (code !== 0) await command(releases, args);
};

/** @type {(remote: string, rank: number) => Promise<void>} */
const release = async (remote, rank) => {
  const isBroken = rank % BROKEN === BROKEN - 1;
  const { dist, version } = (isBroken ? brokenRemote : soundRemote)(workshop, remote, rank);
  await team.publish(remote, dist);
  if (rank % KILLED_COMMAND === 1) await killed(['promote', remote, version], rank);
  else await team.promote(remote, version);
  counts.remotes += 1;
  if (isBroken) {
    counts.broken += 1;
    await wait(BROKEN_FOR);
    // The server may have taken it back by itself.
    if (readRegistry(releases).remotes[remote]?.version === version) await team.rollback(remote);
  }
  look();
  forget(dist);
};

/** @param {number} rank */
const releaseShell = async (rank) => {
  const { dist, version } = anotherShell(workshop, rank);
  await team.publish('shell', dist);
  await team.promote('shell', version);
  counts.shells += 1;
  look();
  forget(dist);
};

for (const name of ['shell', ...TEAMS.flat()]) {
  const [, version = ''] = (await team.publish(name, join(folderOf(name), 'dist'))).split(' ');
  await team.promote(name, version);
}
const portal = await startPortal(folder, releases);
const browser = await launchBrowser();
const since = performance.now();
const readers = [
  await startReader(browser, portal.url, '230101'),
  await startReader(browser, portal.url, '730101'),
];
const writer = await startWriter(browser, portal.url, '830101');
const checkInput = async () => {
  if (!(await writer.isKept())) counts.lost += 1;
};

const navigations = () => readers.reduce((sum, { seen }) => sum + seen.navigations, 0);

/** Each team releases in turn what is its own; the first also sees to the shell, and to the server's deaths. */
const work = TEAMS.map(async (remotes, which) => {
  for (let rank = which; rank < RELEASES; rank += TEAMS.length) {
    const before = navigations();
    await release(remotes[(rank >> 1) % remotes.length] ?? '', rank);
    if (which === 0 && counts.shells * RELEASES < rank * SHELLS) await releaseShell(rank);
    if (which === 0 && rank % KILLED_SERVER === KILLED_SERVER - 2) {
      await portal.kill();
      counts.servers += 1;
    }
    if (which === 0) await checkInput();
    // Somebody is on the way during each release.
    while (navigations() === before) await wait(20);
  }
});
const watching = setInterval(look, 100);
await Promise.all(work);
while (counts.shells < SHELLS) await releaseShell(RELEASES + counts.shells);
clearInterval(watching);
await Promise.all(readers.map((reader) => reader.stop()));
await checkInput();
const minutes = (performance.now() - since) / 60_000;
await browser.close();
await portal.stop();
rmSync(folder, { recursive: true, force: true });

const failures = readers.flatMap(({ seen }) => seen.failures);
for (const failure of failures) console.error(failure);
/** @type {(name: string, value: number, ratio: number) => { case: string, value: number, ratio: number }} */
const row = (name, value, ratio) => ({ case: name, value, ratio });
console.log(
  JSON.stringify({
    name: 'un mois de déploiements',
    unit: 'nombre ; part de ce qui a été tenté',
    rows: [
      row('versions de domaines activées', counts.remotes, 1),
      row('dont en panne, puis annulées', counts.broken, counts.broken / counts.remotes),
      row('shells activés', counts.shells, 1),
      row('commandes tuées, puis refaites', counts.commands, counts.commands / counts.remotes),
      row('serveurs tués, puis relancés', counts.servers, 1),
      row('navigations', navigations(), 1),
      row('navigations échouées', failures.length, failures.length / navigations()),
      row('saisies perdues', counts.lost, counts.lost),
      row('lectures du registre', counts.looks, 1),
      row('registres invalides', counts.invalid, counts.invalid / counts.looks),
      row('durée, minutes', Number(minutes.toFixed(1)), 1),
    ],
  }),
);
