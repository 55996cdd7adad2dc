import { randomInt } from 'node:crypto';

/** No I, L, O or U: nothing that is misread, no words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** A new code: 60 random bits, so that nobody finds one by trying. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The code as it is printed, in three groups of four. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The code that someone typed: groups, case and look-alikes do not matter; null when it can't be one. */
export const readCode = (typed: string): string | null => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((one) => ALPHABET.includes(one)) ? code : null;
};
