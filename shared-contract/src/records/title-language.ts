/** An accent, or a word that no English title has. */
const FRENCH = /[à-öø-ÿœ]|\b(?:anglais|au|aux|d|de|des|du|en|et|l|la|le|les|pour|sur)\b/i;

/**
 * Language of a unit's title where it is not the page's, for whoever hears it (RGAA 8.7): a course given in English is called in
 * English too, save where its words are French (« Anglais 3 »).
 */
export const titleLanguage = (title: string, isInEnglish: boolean | undefined): 'en' | undefined =>
  isInEnglish === true && !FRENCH.test(title) ? 'en' : undefined;

/** A part of a text, with its language where that is not the page's. */
export interface Passage {
  text: string;
  lang: 'en' | undefined;
}

/** A text cut where an English title begins and ends: « European Economy – Exercices ». */
export const passagesOf = (text: string, englishTitles: readonly string[] = []): Passage[] => {
  const title = englishTitles.find((one) => one !== '' && text.includes(one));
  if (title === undefined) return text === '' ? [] : [{ text, lang: undefined }];
  const at = text.indexOf(title);
  return [
    ...passagesOf(text.slice(0, at), englishTitles),
    { text: title, lang: 'en' },
    ...passagesOf(text.slice(at + title.length), englishTitles),
  ];
};

/** The title of a unit, where it is English: what a line that names it says of it. */
export const englishTitles = (unit: string, isInEnglish: boolean | undefined): string[] =>
  titleLanguage(unit, isInEnglish) === 'en' ? [unit] : [];
