/** Letters of the embedded font; the others are written with their base letter. */
const KNOWN = /[ -~§«°·»ÀÂÄÆÇÈÉÊËÎÏÔÖ×ÙÛÜàáâãäåæçèéêëìíîïñòóôõöøùúûüÿŒœ‑–—‘’“”•… €−\u00a0\u202f]/u;

const FOREIGN: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ß: 'ss',
  Ø: 'O',
  þ: 'th',
  ð: 'd',
};

/** Text that the embedded font can write: a letter that it lacks loses its accent, anything else becomes « ? ». */
export const printable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (KNOWN.test(letter)) return letter;
      const base = FOREIGN[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
      return [...base].every((one) => KNOWN.test(one)) ? base : '?';
    })
    .join('');
