/** Rest of a long number by 97, digit by digit. */
export const by97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** Letters as an IBAN counts them: A is 10, Z is 35. */
const lettersAsNumbers = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** ISO 13616: the account, the country and the key leave 1 by 97. */
export const isTrueIban = (text: string): boolean =>
  by97(lettersAsNumbers(`${text.slice(4)}${text.slice(0, 4)}`)) === 1;
