import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { UnreadablePackage } from './unreadable-package';
import { unzipPackage } from './unzip';

const place = mkdtempSync(join(tmpdir(), 'portail-zip-'));
afterAll(() => rmSync(place, { recursive: true }));

let made = 0;

/** Opens an archive of these bytes; resolves to the number of its lines and what it left on the disk. */
const opened = async (bytes: Uint8Array) => {
  made += 1;
  const root = join(place, String(made));
  const folder = join(root, 'ici');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'paquet.zip'), bytes);
  const lines = await unzipPackage(join(root, 'paquet.zip'), folder);
  return { lines, names: readdirSync(folder).sort(), folder, outside: readdirSync(root).sort() };
};

const archive = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

test('the CSV files come out, from the root or from the one folder, and their lines are counted', async () => {
  const root = await opened(archive({ 'pays.csv': 'A\n1\n', 'lisez-moi.txt': 'x', 'dedans.zip': 'PK' }));
  expect([root.lines, root.names]).toEqual([2, ['pays.csv']]);
  const litter = { '__MACOSX/paquet/._pays.csv': 'x', 'paquet/.pays.csv': 'x' };
  const folder = await opened(archive({ 'paquet/pays.csv': 'A\n1\n2\n', ...litter }));
  expect([folder.lines, folder.names]).toEqual([3, ['pays.csv']]);
  expect(readFileSync(join(folder.folder, 'pays.csv'), 'utf8')).toBe('A\n1\n2\n');
});

test.each<[string, Uint8Array]>([
  ['no archive', strToU8('A;B\n1;2\n')],
  ['one that is cut', archive({ 'pays.csv': 'A\n1\n' }).subarray(0, 40)],
  ['no CSV file', archive({ 'dedans.zip': 'PK' })],
  ['a path that leads outside', archive({ '../pays.csv': 'A\n' })],
  ['a path from the root of the disk', archive({ '/tmp/pays.csv': 'A\n' })],
  ['a path of another system', archive({ '..\\pays.csv': 'A\n' })],
  ['a name that no disk takes', archive({ [`${'n'.repeat(300)}.csv`]: 'A\n' })],
  ['a name of fewer signs and as many bytes', archive({ [`${'é'.repeat(130)}.csv`]: 'A\n' })],
  ['two folders', archive({ 'a/pays.csv': 'A\n', 'b/unites.csv': 'A\n' })],
  ['two files of one name', archive({ 'pays.csv': 'A\n', 'PAYS.CSV': 'A\n' })],
  [
    'too many files',
    archive(Object.fromEntries(Array.from({ length: 501 }, (_, rank) => [`f${rank}.csv`, '']))),
  ],
])('%s is refused, and nothing is left outside the folder', async (_, bytes) => {
  await expect(opened(bytes)).rejects.toBeInstanceOf(UnreadablePackage);
  const root = join(place, String(made));
  expect(readdirSync(root).sort()).toEqual(['ici', 'paquet.zip']);
});

/** Puts another size into the central directory, and into the entry's own head. */
const lying = (bytes: Uint8Array, size: number): Uint8Array => {
  const buffer = Buffer.from(bytes);
  const central = buffer.indexOf('PK\u0001\u0002', 'latin1');
  buffer.writeUInt32LE(size, central + 24);
  buffer.writeUInt32LE(size, 22);
  return buffer;
};

test('an archive that says it is smaller than it is gives no more than it said, and one too large is not opened', async () => {
  const bomb = archive({ 'pays.csv': 'a'.repeat(1_000_000) });
  await expect(opened(lying(bomb, 10))).rejects.toBeInstanceOf(UnreadablePackage);
  await expect(opened(lying(bomb, 0xff_ff_ff_00))).rejects.toBeInstanceOf(UnreadablePackage);
});
