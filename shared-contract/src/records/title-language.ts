/** An accent, or a word that no English title has. */
const FRENCH = /[à-öø-ÿœ]|\b(?:anglais|au|aux|d|de|des|du|en|et|l|la|le|les|pour|sur)\b/i;

/**
 * Language of a unit's title where it is not the page's, for whoever hears it (RGAA 8.7): a course given in English is called in
 * English too, save where its words are French (« Anglais 3 »).
 */
export const titleLanguage = (title: string, isInEnglish: boolean | undefined): 'en' | undefined =>
  isInEnglish === true && !FRENCH.test(title) ? 'en' : undefined;
