import { howWords, whyWords } from './fault-words';
import { Faults } from './faults';
import { printable } from './shown';

const AT = { file: 'pays.csv', line: 2, column: 'Pays', value: 'x', why: 'non', how: 'Oui.' };
const told = (faults: Faults) => faults.files.flatMap((file) => file.faults);

test('nothing of a file acts on a terminal, wherever a fault says it', () => {
  const faults = new Faults();
  const evil = 'a\u001b[2J\u202eb\0';
  faults.add({ ...AT, file: evil, column: evil, value: evil, why: evil, how: evil });
  expect(JSON.stringify(told(faults))).not.toMatch(/\\u00|\u202e/);
  expect(told(faults)[0]?.column).toBe('a\ufffd[2J\ufffdb\ufffd');
  expect(printable(`ligne\n\t${evil}`)).toBe('ligne\n\ta\ufffd[2J\ufffdb\ufffd');
});

const said = (faults: Faults) =>
  told(faults).map((one) => `${one.line} ${one.column} ${one.value}\u00a0: ${howWords(one)}`);

test('a fault of many lines is said once, and the faults behind it stay in sight', () => {
  const faults = new Faults();
  for (let line = 2; line < 900; line += 1) faults.add({ ...AT, line, value: '' });
  faults.add({ ...AT, line: 900, column: 'PaysCode' });
  expect(faults.total).toBe(899);
  expect(said(faults)).toEqual([
    '2 Pays \u00a0: Oui. (897 autres lignes de même\u00a0: 3, 4, 5, 6, 7…)',
    '900 PaysCode x\u00a0: Oui.',
  ]);
});

test('a fault of many values is told with the first five of them', () => {
  const faults = new Faults();
  for (const [at, value] of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'a', 'g'].entries())
    faults.add({ ...AT, line: at + 2, value });
  expect(said(faults)).toEqual([
    '2 Pays a\u00a0: Oui. (2 autres lignes de même\u00a0: 4, 9)',
    '3 Pays b\u00a0: Oui.',
    '5 Pays c\u00a0: Oui.',
    '6 Pays d\u00a0: Oui.',
    '7 Pays e\u00a0: Oui. (2 autres lignes de même\u00a0: 8, 10)',
  ]);
});

test('a hundred are told of a file; lines that the database alone counted are joined', () => {
  const faults = new Faults();
  for (let column = 0; column < 150; column += 1) faults.add({ ...AT, column: `C${column}` });
  faults.add({ ...AT, column: 'C0', line: 3 }, 40);
  expect(told(faults)).toHaveLength(100);
  expect(faults.total).toBe(190);
  expect(said(faults)[0]).toBe('2 C0 x\u00a0: Oui. (40 autres lignes de même\u00a0: 3…)');
});

test('a row says the line of the text where the two differ, or where only that one is known', () => {
  const words = (place: { line: number; textLine?: number }) => {
    const faults = new Faults();
    faults.add({ ...AT, ...place });
    return told(faults).map(whyWords);
  };
  expect(words({ line: 3 })).toEqual(['non']);
  expect(words({ line: 3, textLine: 5 })).toEqual(['non (ligne 5 dans un éditeur de texte)']);
  expect(words({ line: 5, textLine: 5 })).toEqual(['non (ligne comptée dans un éditeur de texte)']);
});
