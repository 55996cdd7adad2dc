import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type CsvLine, readLines } from './csv-lines';
import { UnreadableFile } from './unreadable-file';

const folder = mkdtempSync(join(tmpdir(), 'portail-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (text: string | Buffer): Promise<CsvLine[]> => {
  const path = join(folder, 'lignes.csv');
  writeFileSync(path, text);
  const lines: CsvLine[] = [];
  for await (const some of readLines(path)) lines.push(...some);
  return lines;
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const needsQuotes = (cell: string): boolean => /[";,\r\n]/.test(cell);

/** Cells with what a parser trips over, each with whether it is quoted without need. */
const table = fc.array(
  fc.array(
    fc.record({
      text: fc.string({ unit: fc.constantFrom('a', 'é', '’', '😀', ';', ',', '"', '\n', '\r\n', ' ', "'") }),
      isQuoted: fc.boolean(),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  { minLength: 1, maxLength: 20 },
);

test('whatever cells hold, they are read as they were written, under their row and the line on which they begin', async () => {
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), async (rows, end, isMarked) => {
      let text = `A;B${end}`;
      let textLine = 2;
      const expected: CsvLine[] = [{ line: 1, textLine: 1, cells: ['A', 'B'] }];
      for (const [at, row] of rows.entries()) {
        const written = row.map((cell) =>
          cell.isQuoted || needsQuotes(cell.text) ? quoted(cell.text) : cell.text,
        );
        // A row without any value is as an empty line.
        const isBlank = row.every((cell) => cell.text.trim() === '');
        if (!isBlank) expected.push({ line: at + 2, textLine, cells: row.map((cell) => cell.text) });
        const record = `${written.join(';')}${end}`;
        text += record;
        textLine += record.split('\n').length - 1;
      }
      expect(await read(`${isMarked ? '\ufeff' : ''}${text}`)).toEqual(expected);
    }),
  );
});

test('lines are the same whether quotes are near or far, past what is read at once', async () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => [
    `${at}`,
    at % 9000 === 8999 ? 'un "é"\n’ici' : 'é',
  ]);
  const text = rows.map((row) => row.map((cell) => (needsQuotes(cell) ? quoted(cell) : cell)).join(';'));
  let textLine = 0;
  const expected = rows.map((cells, at) => {
    textLine += 1;
    const one = { line: at + 1, textLine, cells };
    textLine += cells.join('').split('\n').length - 1;
    return one;
  });
  expect(await read(text.join('\n'))).toEqual(expected);
});

test('empty lines are left out and counted, with quotes about or not', async () => {
  const places = async (text: string) => (await read(text)).map(({ line, textLine }) => [line, textLine]);
  expect(await places('A;B\n\n1;2\r\n\n\n3;4')).toEqual([
    [1, 1],
    [3, 3],
    [6, 6],
  ]);
  // A cell of two lines is in one row of a spreadsheet.
  expect(await places('A;B\n\n"1";2\r\n\n\n3;"4\r\n5"\n\n6;7')).toEqual([
    [1, 1],
    [3, 3],
    [6, 6],
    [8, 9],
  ]);
});

test('a file whose lines end as those of old spreadsheets do is read', async () => {
  expect(await read('A;B\r1;2\r"x\ry";3\r')).toEqual([
    { line: 1, textLine: 1, cells: ['A', 'B'] },
    { line: 2, textLine: 2, cells: ['1', '2'] },
    { line: 3, textLine: 3, cells: ['x\ry', '3'] },
  ]);
});

test.each<[string, string | Buffer, number | null]>([
  ['a quote in the middle of a cell', `A;B\n${'1;2\n'.repeat(40_000)}3;4" x\n5;6\n`, 40_002],
  ['a quote that is never closed', 'A;B\n1;"2\n3;4\n', 3],
  ['a line that is too long, without a quote', `A;B\n1;${'x'.repeat(1_000_001)}\n`, 2],
  ['a line that is too long, and never ends', `A;B\n1;${'x'.repeat(3_000_000)}`, 2],
  [
    'bytes of another encoding, far in the file',
    Buffer.from(`A;B\n${'1;2\n'.repeat(40_000)}Zo\x8e`, 'latin1'),
    40_002,
  ],
])('%s is told with its line', async (_, text, line) => {
  const failed = await read(text).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(UnreadableFile);
  expect(failed).toMatchObject({ line });
});

/** Bytes of a text in an encoding that Node only reads. */
const bytes = (text: string, of: Record<string, number>): Buffer =>
  Buffer.from([...text].map((sign) => of[sign] ?? sign.charCodeAt(0)));
const WINDOWS = { '’': 0x92, œ: 0x9c, '€': 0x80 };
const TEXT = 'Nom;Prénom\r\nFrançois;Zoé\r\nd’œuvre;12 €\r\n';
const ROWS = [
  { line: 1, textLine: 1, cells: ['Nom', 'Prénom'] },
  { line: 2, textLine: 2, cells: ['François', 'Zoé'] },
  { line: 3, textLine: 3, cells: ['d’œuvre', '12 €'] },
];

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
  ['Windows-1252', bytes(TEXT, WINDOWS)],
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
  ['UTF-16, the other way round, without its mark', Buffer.from(TEXT, 'utf16le').swap16()],
])('a file in %s is read', async (_, file) => {
  expect(await read(file)).toEqual(ROWS);
});

test.each<[string, Buffer]>([
  ['a Macintosh', bytes('A;B\n1;Zoé\n', { é: 0x8e })],
  ['DOS', bytes('A;B\n1;Zoé\n', { é: 0x82 })],
  ['Poland', bytes('A;B\n1;Pawła\n', { ł: 0xb3 })],
  ['Turkey', bytes('A;B\n1;Ayşe\n', { ş: 0xfe })],
  ['Russia', Buffer.from('A;B\n1;\xcf\xe5\xf2\xf0\xee\xe2\n', 'latin1')],
  ['two programs', Buffer.concat([Buffer.from('A;é\n1;'), Buffer.from('\xe9\n', 'latin1')])],
])('a file of %s is refused with its line', async (_, file) => {
  const failed = await read(file).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(UnreadableFile);
  expect(failed).toMatchObject({ line: 2, how: expect.stringContaining('UTF-8') });
});

test('cells are parted by ; , or tabs, as the first line says or shows', async () => {
  const rows = (first: number) => [
    { line: 1, textLine: first, cells: ['A', 'B'] },
    { line: 2, textLine: first + 1, cells: ['1', '2'] },
  ];
  for (const delimiter of [';', ',', '\t']) {
    const text = `A${delimiter}B\r\n1${delimiter}2\r\n`;
    expect(await read(text)).toEqual(rows(1));
    expect(await read(`\ufeffsep=${delimiter}\r\n${text}`)).toEqual(rows(2));
    expect(await read(`"sep=${delimiter}"\r\n${text}`)).toEqual(rows(2));
  }
  expect(await read('')).toEqual([]);
});
