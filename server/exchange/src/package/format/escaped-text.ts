import { spoiled } from './cell';
import { isFormula } from './formulas';

/** What a spreadsheet would run, or an import would hold for spoiled by one; leading apostrophes may be our escaping. */
const isMistaken = (text: string): boolean => isFormula(text) || spoiled(text.replace(/^'+/, '')) !== null;

/** A text of the portal as it stands in a package: an apostrophe says that it is meant as it is. */
export const escapeText = (text: string): string => (isMistaken(text) ? `'${text}` : text);

/** What was escaped so; null for a text that was not. */
export const escapedText = (text: string): string | null =>
  text.startsWith("'") && isMistaken(text) ? text.slice(1) : null;
