import { launchBrowser } from '../../tooling/browser/launch.mjs';
import { playMonth } from './play.mjs';
import { isWhole, writeTable } from './table.mjs';

/**
 * A month of a portal on one origin, then with the remotes on an origin of their own (play.mjs). Played whole,
 * it writes its table into docs/deploiement.md.
 */
const RELEASES = Number(process.env.BENCH_MONTH_REMOTES ?? 100);
const SHELLS = Number(process.env.BENCH_MONTH_SHELLS ?? 20);
const EVERY = { broken: 10, command: 4, server: 16 };

const browser = await launchBrowser();
/** @type {{ name: string, played: import('./play.mjs').Played }[]} */
const months = [];
for (const isApart of [false, true]) {
  const played = await playMonth({ remotes: RELEASES, shells: SHELLS, isApart, every: EVERY }, browser);
  for (const failure of played.failures) console.error(failure);
  months.push({ name: isApart ? 'deux origines' : 'une origine', played });
}
await browser.close();
if (isWhole(RELEASES, SHELLS)) writeTable(months);

/** Of each figure, in what it is counted. @type {(played: import('./play.mjs').Played) => [string, number, number][]} */
const figures = (played) => [
  ['versions de domaines activées', played.remotes, 1],
  ['dont en panne, puis annulées', played.broken, played.broken / played.remotes],
  ['shells activés', played.shells, 1],
  ['commandes tuées, puis refaites', played.commands, played.commands / played.remotes],
  ['serveurs tués, puis relancés', played.servers, 1],
  ['silence le plus long, secondes', Math.round(played.silence / 1000), 1],
  ['navigations', played.navigations, 1],
  ['dont après « Réessayer »', played.retries, played.retries / played.navigations],
  ['navigations échouées', played.failures.length, played.failures.length / played.navigations],
  ['saisies perdues', played.lost, played.lost],
  ['lectures du registre', played.looks, 1],
  ['registres invalides', played.invalid, played.invalid / played.looks],
  ['durée, minutes', Number(played.minutes.toFixed(1)), 1],
];
console.log(
  JSON.stringify({
    name: 'un mois de déploiements',
    unit: 'nombre ; part de ce qui a été tenté',
    rows: months.flatMap(({ name, played }) =>
      figures(played).map(([what, value, ratio]) => ({ case: `${name} : ${what}`, value, ratio })),
    ),
  }),
);
