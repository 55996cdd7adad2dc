import { escapeFormula } from './formulas';

test('what a spreadsheet would run is shielded', () => {
  for (const text of ['=1+1', '+32 2 000', '-1', '@cmd', '\t=1', "'=1"])
    expect(escapeFormula(text)).toBe(`'${text}`);
  for (const text of ['Lambert', "d'Hoore", "'s Heeren", '']) expect(escapeFormula(text)).toBe(text);
});
