import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tooling/webpack/paths.mjs';

/** @typedef {{ name: string, played: import('./play.mjs').Played }} Named */

const FILE = join(root, 'docs', 'deploiement.md');
/** What stands between these two lines is this bench's to write. */
const [BEGIN, END] = ['<!-- mois : début -->', '<!-- mois : fin -->'];

/** A month as the project promises it: anything less writes nothing. @type {(remotes: number, shells: number) => boolean} */
export const isWhole = (remotes, shells) => remotes >= 100 && shells >= 20;

/** @type {[string, (played: import('./play.mjs').Played) => string | number][]} */
const LINES = [
  ['versions de domaines activées', ({ remotes }) => remotes],
  ['dont en panne, puis annulées', ({ broken }) => broken],
  ['shells activés', ({ shells }) => shells],
  ['commandes tuées, puis refaites', ({ commands }) => commands],
  ['serveurs tués, puis relancés', ({ servers }) => servers],
  ['silence le plus long', ({ silence }) => `${Math.round(silence / 1000)} s`],
  ['navigations', ({ navigations }) => navigations],
  ['dont après « Réessayer »', ({ retries }) => retries],
  ['navigations échouées', ({ failures }) => `**${failures.length}**`],
  ['saisies perdues', ({ lost }) => `**${lost}**`],
  ['registres invalides, sur tant de lectures', ({ invalid, looks }) => `**${invalid}** sur ${looks}`],
  ['durée', ({ minutes }) => `${minutes.toFixed(1).replace('.', ',')} min`],
];

/** @type {(cells: (string | number)[]) => string} */
const row = (cells) => `| ${cells.join(' | ')} |`;

/**
 * The table of months that were played, and on which machine.
 *
 * @param {Named[]} months
 */
const tableOf = (months) => {
  const day = new Intl.DateTimeFormat('fr-BE', { dateStyle: 'long' }).format(new Date());
  const load = loadavg()[0]?.toFixed(1).replace('.', ',');
  return [
    `Mesuré le ${day}, ${cpus().length} cœurs, charge de ${load} à la fin :`,
    '',
    row(['', ...months.map(({ name }) => name)]),
    row(['---', ...months.map(() => '---')]),
    ...LINES.map(([name, value]) => row([name, ...months.map(({ played }) => value(played))])),
  ].join('\n');
};

/** Writes the table in the place that the document keeps for it, in the house's format. @param {Named[]} months */
export const writeTable = (months) => {
  const text = readFileSync(FILE, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${FILE} has no place for the table of the month`);
  writeFileSync(FILE, `${before}${BEGIN}\n\n${tableOf(months)}\n\n${END}${after}`);
  execFileSync(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', FILE]);
};
