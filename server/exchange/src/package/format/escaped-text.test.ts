import fc from 'fast-check';
import { escapedText, escapeText } from './escaped-text';

test.each(['=1+1', '#N/A', '1,5E+12', 'CafÃ©', 'lâ€™an', "'CafÃ©"])(
  '%s is said to be meant as it is',
  (text) => {
    expect(escapeText(text)).toBe(`'${text}`);
  },
);

test.each(['Lambert', "d'Hoore", "'s Heeren", '', "''"])('%s needs nothing said', (text) => {
  expect(escapeText(text)).toBe(text);
  expect(escapedText(text)).toBeNull();
});

test('every text is read back as it was', () => {
  const risky = fc.stringMatching(/^'{0,3}([=+\-@\t\rA]?.{0,5}|#N\/A|1E\+5|Ã©)$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), risky), (text) => {
      const cell = escapeText(text);
      return (escapedText(cell) ?? cell) === text;
    }),
  );
});
