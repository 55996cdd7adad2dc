import { randomInt } from 'node:crypto';

/** No I, L, O or U: nothing that is misread, no words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of the code of a document: 60 random bits, which find it by themselves. */
export const DOCUMENT_CODE = 12;

/** Characters of the code of a receipt: 40 random bits, asked for beside its number. */
export const RECEIPT_CODE = 8;

/** A new code of so many characters, so that nobody finds one by trying. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The code as it is printed, in groups of four. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The code that someone typed: groups, case and look-alikes do not matter; null when it can't be one. */
export const readCode = (typed: string, length: number): string | null => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === length && [...code].every((one) => ALPHABET.includes(one)) ? code : null;
};
