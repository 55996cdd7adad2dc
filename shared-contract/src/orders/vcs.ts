const checkDigits = (tenDigits: string): string => {
  const rest = Number(tenDigits) % 97;
  return String(rest === 0 ? 97 : rest).padStart(2, '0');
};

/**
 * The Belgian structured communication `+++ddd/dddd/ddddd+++` of a number from 0 to 9 999 999 999: its last two
 * digits are the first ten modulo 97, 97 for 0 (CONTRACT §5.10). Throws a RangeError outside that range.
 */
export const vcsOf = (serial: number): string => {
  if (!Number.isInteger(serial) || serial < 0 || serial > 9_999_999_999)
    throw new RangeError('A structured communication takes a number of at most ten digits.');
  const ten = String(serial).padStart(10, '0');
  const all = ten + checkDigits(ten);
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`;
};

/** The twelve digits of a structured communication written in any usual way, or null when it is not valid. */
export const vcsDigits = (text: string): string | null => {
  const digits = text.replace(/[\s+*/.-]/g, '');
  return /^\d{12}$/.test(digits) && checkDigits(digits.slice(0, 10)) === digits.slice(10) ? digits : null;
};

/** True for a structured communication with the right check digits. */
export const isVcs = (text: string): boolean => vcsDigits(text) !== null;
