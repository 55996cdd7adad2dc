import type { Line } from './lines';

/** Abbreviations of the school (docs/glossaire.md), each with the words that a screen says beside it. */
const WORDS: readonly (readonly [abbreviation: string, words: RegExp])[] = [
  ['UE', /unités?\b/i],
  ['AA', /activités?\b/i],
  ['ECTS', /crédits?\b/i],
  ['PAE', /programmes? annuels?\b/i],
  ['PAI', /plans? d’accompagnement/i],
  ['TP', /travaux pratiques/i],
  ['SAR', /aide à la réussite/i],
  ['IDM', /défense/i],
  ['VCS', /communication structurée/i],
  ['Q1', /quadrimestre/i],
  ['Q2', /quadrimestre/i],
  ['S1', /session/i],
  ['S2', /session/i],
  ['TFE', /travail de fin d’études/i],
];

const unexplained = (lines: readonly Line[]): string[] => {
  const all = lines.map(({ text }) => text).join('\n');
  return WORDS.flatMap(([abbreviation, words]) =>
    new RegExp(`(?:^|[^\\p{L}\\d-])${abbreviation}(?![\\p{L}\\d-])`, 'mu').test(all) && !words.test(all)
      ? [`« ${abbreviation} » is said without its words`]
      : [],
  );
};

const CONTROL = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option]';

const controlsOf = (lines: readonly Line[]): Line[] =>
  lines.filter(({ element }) => element.matches(CONTROL));

/** Where a control leads: a link to its address, any other to an act of its own. */
const placeOf = ({ element }: Line): unknown => element.getAttribute('href') ?? element;

const alike = (lines: readonly Line[]): string[] => {
  const controls = controlsOf(lines);
  return [...new Set(controls.map(({ text }) => text))].flatMap((name) => {
    const same = controls.filter(({ text }) => text === name);
    const isOne = new Set(same.map(placeOf)).size === 1;
    return isOne ? [] : [`${same.length} × « ${name} », which lead to different places`];
  });
};

const STATES =
  'checked|not checked|partially checked|disabled|expanded|not expanded|pressed|not pressed|required|invalid|has popup .*|[0-9,.]+';
const UNNAMED = new RegExp(`^[a-z ]+(, (${STATES}))*$`);

const unnamed = (lines: readonly Line[]): string[] =>
  controlsOf(lines).flatMap(({ text, element }) =>
    UNNAMED.test(text) ? [`« ${text} » has no name: ${element.outerHTML.slice(0, 120)}`] : [],
  );

const EMPTY_WORDS = /^(?:link|button), (?:cliquez ici|ici|lien|lire la suite|en savoir plus)$/i;

const vague = (lines: readonly Line[]): string[] =>
  controlsOf(lines).flatMap(({ text }) => (EMPTY_WORDS.test(text) ? [`« ${text} » says of nothing`] : []));

const repeated = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }, index) =>
    index > 0 && lines[index - 1]?.text === text ? [`« ${text} » is said twice in a row`] : [],
  );

/** What sounds wrong in a transcript, whatever it is about. */
export const faultsOf = (lines: readonly Line[]): string[] =>
  [unexplained, alike, unnamed, vague, repeated].flatMap((judge) => judge(lines));
