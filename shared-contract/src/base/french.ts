/** No-break space: before « : » and « % », inside « », between the parts of a date, before a unit. */
export const NBSP = '\u00a0';
/** Narrow no-break space: before « ; », « ? », « ! », between thousands. */
export const NARROW_NBSP = '\u202f';

/** A text of ours or of a catalogue with the no-break spaces of French typography; nothing else changes. */
export const typeset = (text: string): string =>
  text
    .replace(/ (?=[:%»](?!\p{L}))/gu, NBSP)
    .replace(/ (?=[;?!](?!\p{L}))/gu, NARROW_NBSP)
    .replace(/« /g, `«${NBSP}`);

/** The form of a word for a count: in French zero and everything under two take the singular. */
export const plural = (count: number, one: string, many: string): string =>
  Math.abs(count) < 2 ? one : many;

/** `4,5 crédits`. */
export const formatCredits = (credits: number): string =>
  `${String(credits).replace('.', ',')}${NBSP}${plural(credits, 'crédit', 'crédits')}`;

/** Words that begin with an aspirated h, without accents: nothing elides before them. */
const ASPIRATED =
  /^(hall|halt|hamac|handball|handicap|hangar|hard|harcel|hasard|hauss|haut|hero(?!in)|hierarch|hockey|hollande|hongr|hors|houill|huit)/;

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '');

/** True when « de » becomes « d’ » before a text: a vowel or a mute h, not « onze », « oui », « Yasmine ». */
export const elides = (text: string): boolean => {
  const word = withoutAccents(text);
  if (/^(onz|oui\b|ouistiti|uhlan|ya|ye|yo|yu)/.test(word)) return false;
  return /^[aeiouyœæ]/.test(word) || (word.startsWith('h') && !ASPIRATED.test(word));
};

/** « de Namur », « d’Économétrie », « d’Emma ». */
export const withDe = (name: string): string => `${elides(name) ? 'd’' : 'de '}${name}`;

/** « Prénom Nom »: the one order in which a person is written. */
export const personName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`.trim();
