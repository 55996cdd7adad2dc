import fc from 'fast-check';
import { escapeFormula, unescapeFormula } from './formulas';

test('what a spreadsheet would run is shielded', () => {
  for (const text of ['=1+1', '+32 2 000', '-1', '@cmd', '\t=1', "'=1"])
    expect(escapeFormula(text)).toBe(`'${text}`);
  for (const text of ['Lambert', "d'Hoore", "'s Heeren", '']) expect(escapeFormula(text)).toBe(text);
});

test('every text is read back as it was', () => {
  const risky = fc.stringMatching(/^'{0,3}[=+\-@\t\rA]?.{0,5}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), risky), (text) => unescapeFormula(escapeFormula(text)) === text),
  );
});
