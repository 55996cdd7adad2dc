import { NBSP } from '../french/spaces';

/** « 1er » for the first of a month, the plain number for the others; no line breaks inside a date. */
export const written = (text: string): string => text.replace(/^1(?=\s)/, '1er').replaceAll(' ', NBSP);
