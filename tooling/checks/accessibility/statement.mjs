import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/paths.mjs';

/** Page that is written from the criteria. */
export const PAGE = 'docs/accessibilite.md';

/** @typedef {'conforme' | 'non conforme' | 'non applicable' | 'non évalué'} State */
/**
 * @typedef {object} Criterion one of the reference, in words of our own
 * @property {string} id theme and rank: `7.5`
 * @property {string} asks what it asks
 * @property {State} state
 * @property {string[]} [tests] files that show it
 * @property {string} [read] day of the reading that shows it
 * @property {string} [note] what fails, or why it does not apply
 */

/** Themes of RGAA, in their order, with how many criteria each has. @type {readonly [string, number][]} */
export const THEMES = [
  ['Images', 9],
  ['Cadres', 2],
  ['Couleurs', 3],
  ['Sons et films', 13],
  ['Tableaux', 8],
  ['Liens', 2],
  ['Scripts', 5],
  ['Éléments obligatoires', 10],
  ['Structure', 4],
  ['Présentation', 14],
  ['Formulaires', 13],
  ['Navigation', 11],
  ['Consultation', 12],
];

/** Days of the readings, and what each was. @type {Readonly<Record<string, string>>} */
export const READINGS = {
  '2026-11-28': 'relecture du 28 novembre 2026',
  '2026-11-30': 'code relu le 30 novembre 2026',
};

/** @returns {Criterion[]} */
export const readCriteria = () =>
  JSON.parse(readFileSync(join(root, 'tooling/checks/accessibility/criteria.json'), 'utf8'));

/** @param {Criterion[]} criteria @param {State} state */
export const countOf = (criteria, state) => criteria.filter((one) => one.state === state).length;

/**
 * State of the whole by RGAA: all that applies, half of it, or less. What nobody judged counts as not held.
 *
 * @param {Criterion[]} criteria
 */
export const stateOf = (criteria) => {
  const held = countOf(criteria, 'conforme');
  const applicable = criteria.length - countOf(criteria, 'non applicable');
  if (held === applicable) return 'totalement conforme';
  return held * 2 >= applicable ? 'partiellement conforme' : 'non conforme';
};

/** @param {Criterion} criterion */
const evidenceOf = ({ tests = [], read, note }) =>
  [
    ...(note === undefined ? [] : [note]),
    ...tests.map((path) => `\`${path}\``),
    ...(read === undefined ? [] : [READINGS[read]]),
  ].join('\u202f; ');

/** @param {string[][]} rows head first @returns {string[]} lines of a table whose columns are aligned */
const tableOf = (rows) => {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)];
};

const INTRO = `# Accessibilité

Les 106 critères du RGAA 4.1.2 (méthode de vérification des WCAG 2.1, niveaux A et AA, et de la norme EN 301 549), avec leur état
et ce qui le montre. Cette page est écrite par \`npm run doc:accessibilite\`, depuis
\`tooling/checks/accessibility/criteria.json\` : un état s’y change, avec sa preuve. La page « Accessibilité » du portail dit la même
chose en phrases ; un test le vérifie.

- **conforme** : un test le montre, ou une relecture, dont le jour est dit ;
- **non conforme** : un écran au moins ne le tient pas ; ce qui manque est dit ;
- **non applicable** : rien de tel dans le portail ;
- **non évalué** : personne ne l’a jugé.

La relecture du 28 novembre 2026 a porté sur 60 écrans et 22 états : au clavier, par l’arbre que lit un lecteur d’écran, par un
lecteur d’écran (Orca 43, neuf actes), agrandi, en contraste élevé, et par deux moteurs que le portail n’emploie pas. NVDA, JAWS, VoiceOver et
TalkBack n’ont pas été essayés.

\`npm run lab -- screen-reader\` (Debian, root) fait lire treize parcours par Orca, en français, dans Chromium : ce que chacun doit
dire est entendu, et tout ce qui est dit est laissé dans \`.cache/lab/transcript.txt\`, à relire à l’oreille.
`;

/** The page, whole. @param {Criterion[]} criteria */
export const renderPage = (criteria) => {
  const total = /** @type {const} */ (['conforme', 'non conforme', 'non applicable', 'non évalué']).map(
    (state) => {
      const count = countOf(criteria, state);
      return `${count} ${state}${count > 1 ? 's' : ''}`;
    },
  );
  const themes = THEMES.flatMap(([name], index) => [
    `## ${index + 1}. ${name}`,
    '',
    ...tableOf([
      ['n°', 'ce qui est demandé', 'état', 'ce qui le montre'],
      ...criteria
        .filter(({ id }) => id.startsWith(`${index + 1}.`))
        .map((one) => [one.id, one.asks, one.state, evidenceOf(one)]),
    ]),
    '',
  ]);
  return `${INTRO}\nEn tout : ${total.join(', ')}. Le portail est **${stateOf(criteria)}**.\n\n${themes.join('\n')}`;
};
