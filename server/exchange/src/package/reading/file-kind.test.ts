import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { encodingOf } from './encoding';
import { binaryKind } from './file-kind';
import { withPackage } from './open-package';

const folder = mkdtempSync(join(tmpdir(), 'portail-sorte-'));
afterAll(() => rmSync(folder, { recursive: true }));

const zip = (files: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, [strToU8(text), { level: 0 }]])),
    ),
  );
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

const OTHERS: [string, Buffer, string][] = [
  ['a workbook', zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': 'x' }), 'classeur Excel'],
  ['an old workbook', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'), 'classeur Excel'],
  [
    'a workbook of LibreOffice',
    zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
    'classeur LibreOffice',
  ],
  ['an archive of CSV files', zip({ 'pays.csv': 'PaysCode\n' }), 'archive'],
  ['a packed file', latin('\x1f\x8b\x08\0'), 'archive'],
  ['a PDF', latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'), 'document'],
  ['a picture', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'image'],
  ['a photograph', latin('\xff\xd8\xff\xe0\0\x10JFIF'), 'image'],
  ['a page', latin('<html><table><tr><td>PaysCode</td></tr></table></html>'), 'page web'],
  ['bytes of no known kind', latin('\x01\x02\0PaysCode\n\0\0\0'), 'pas un fichier de texte'],
  ['a heading with a zero', latin('Pays\0Code;Pays\nBE;Belgique\n'), 'pas un fichier de texte'],
];

test.each(OTHERS)('%s under the name of a CSV is told as what it is', async (_, bytes, words) => {
  const path = join(folder, 'pays.csv');
  writeFileSync(path, bytes);
  await expect(encodingOf(path)).rejects.toMatchObject({
    line: null,
    why: expect.stringContaining(words),
    how: expect.stringContaining('CSV'),
  });
});

test('a file that ends as those of old systems do, and one with a stray control, are texts', () => {
  expect(binaryKind(latin('PaysCode;Pays\r\nBE;Belgique\r\nFR;France et tout le reste\r\n\x1a'))).toBeNull();
  expect(binaryKind(latin(''))).toBeNull();
});

test('a workbook in place of a package is told as what it is', async () => {
  const path = join(folder, 'ecole.xlsx');
  writeFileSync(path, zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': 'x' }));
  await expect(withPackage(path, () => Promise.resolve())).rejects.toMatchObject({
    why: expect.stringContaining('classeur Excel'),
    how: expect.stringContaining('CSV UTF-8'),
  });
});
