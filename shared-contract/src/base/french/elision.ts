/** Words that begin with an aspirated h, without accents: nothing elides before them. */
const ASPIRATED =
  /^(hall|halt|hamac|handball|handicap|hangar|hard|harcel|hasard|hauss|haut|hero(?!in)|hierarch|hockey|hollande|hongr|hors|houill|huit)/;

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '');

/** True when « de » becomes « d’ » before a text: a vowel or a mute h, not « onze », « oui », « Yasmine ». */
export const elides = (text: string): boolean => {
  const word = bare(text);
  if (/^(onz|oui\b|ouistiti|uhlan|ya|ye|yo|yu)/.test(word)) return false;
  return /^[aeiouyœæ]/.test(word) || (word.startsWith('h') && !ASPIRATED.test(word));
};

/** « de Namur », « d’Économétrie », « d’Emma ». */
export const withDe = (name: string): string => `${elides(name) ? 'd’' : 'de '}${name}`;

/** « Prénom Nom »: the one order in which a person is written. */
export const personName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`.trim();
