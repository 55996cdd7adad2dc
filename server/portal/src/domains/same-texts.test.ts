import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { cellText, writeRows } from 'server-exchange/package/export-package';
import { cellType } from 'server-exchange/package/format/cell-type';
import { cellReader } from 'server-exchange/package/format/cells';
import type { Header } from 'server-exchange/package/format/kinds';
import { type CsvLine, readLines } from 'server-exchange/package/reading/csv-lines';
import { checkBody } from 'shared-contract/base/check-body';
import { body } from 'shared-contract/base/schema-types';
import { examSchema, groupSchema, syllabusSchema } from 'shared-contract/catalogues/schemas';
import { addressSchema, contactMeanSchema } from 'shared-contract/contacts/schemas';
import { periodSchema } from 'shared-contract/gestion/period-schemas';
import { internshipSchema } from 'shared-contract/internships/schemas';
import { noticeSchema } from 'shared-contract/notices/schemas';
import { idmSchema } from 'shared-contract/thesis/idm-schemas';
import { thesisProvisionalSchema } from 'shared-contract/thesis/schemas';
import { packageKinds } from './exchange';

type Schema = Parameters<typeof checkBody>[0];

const FORMS: [kind: string, form: Schema][] = [
  ['adresses', addressSchema],
  ['contacts', contactMeanSchema],
  ['stages', internshipSchema],
  ['memoires', thesisProvisionalSchema],
  ['memoires', idmSchema],
  ['valves', noticeSchema],
  ['supports', syllabusSchema],
  ['groupes-tp', groupSchema],
  ['examens', examSchema],
  ['periodes', periodSchema],
];

const fieldsOf = (form: Schema): [string, Schema][] =>
  Object.entries((form as unknown as { fields: Record<string, Schema> }).fields).flatMap(([name, field]) => {
    // What was on the screen before: nothing that is kept.
    if (name === 'Avant') return [];
    return field.type === 'object' ? fieldsOf(field) : [[name, field] as [string, Schema]];
  });

/** Texts that a form writes and a package holds. */
const SHARED = FORMS.flatMap(([kind, form]) => {
  const headers = new Map(packageKinds.headers(packageKinds.get(kind)).map((one) => [one.name, one]));
  return fieldsOf(form).flatMap(([name, field]) => {
    const header = headers.get(name);
    return header && field.type === 'string' && cellType(header) === 'text'
      ? [{ kind, name, field, header }]
      : [];
  });
});

/** What an import holds for spoiled by a spreadsheet, and somebody wrote all the same. */
const SPOILED = ['#N/A', '#####', '1,5E+12', 'CafÃ©', 'lâ€™an', "'CafÃ©"];

/** What people paste and programs write: every plane, halves of characters, controls, marks, blanks, formulas. */
const assembled = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'e\u0301',
        ' ',
        '\u00a0',
        '\t',
        '\n',
        '\r\n',
        '\r',
        '\u2028',
        '\u000b',
        '\u0085',
        '\ufeff',
      ),
      fc.constantFrom(
        '\0',
        '\u001f',
        '\u007f',
        '\ud800',
        '\udc00',
        '\u202e',
        '\u2066',
        '\u200f',
        '"',
        ';',
        "'",
        '=',
        '@',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const pasted = fc.oneof({ weight: 9, arbitrary: assembled }, fc.constantFrom(...SPOILED));

const place = mkdtempSync(join(tmpdir(), 'portail-textes-'));
afterAll(() => rmSync(place, { recursive: true }));

/** Values that were written to a file and read again; what refuses one is told in its place. */
const throughFile = async (values: readonly string[], header: Header): Promise<unknown[]> => {
  const path = join(place, 'textes.csv');
  const rows = async function* () {
    for (const value of values) yield ['x', cellText(value, header)];
  };
  await writeRows(rows(), ['Rang', header.name], path);
  const read = cellReader({ ...header, isRequired: false });
  const lines: CsvLine[] = [];
  for await (const some of readLines(path)) lines.push(...some);
  return lines.slice(1).map(({ cells: [, cell = ''] }) => {
    const found = read(cell);
    return 'value' in found ? (found.value ?? '') : found;
  });
};

test('forms and packages share texts', () => {
  expect(SHARED.length).toBeGreaterThan(25);
});

test.each(SHARED)(
  '$kind: what a form takes as $name is exported, and imported as it was',
  async ({ name, field, header }) => {
    const form = body({ [name]: field });
    const taken = (text: string): string[] => {
      const judged = checkBody(form, { [name]: text });
      return judged.ok ? [(judged.value as Record<string, string | null>)[name] ?? ''] : [];
    };
    await fc.assert(
      fc.asyncProperty(fc.array(pasted, { maxLength: 60 }), async (texts) => {
        const values = texts.flatMap(taken);
        expect(await throughFile(values, header)).toEqual(values);
      }),
      { numRuns: 20 },
    );
  },
);

test.each(SHARED)('$kind: $name is as long in a package as in a form', async ({ field, header }) => {
  const { tests } = field.describe() as { tests: { name?: string; params?: { max?: number } }[] };
  const longest = 'x'.repeat(tests.find(({ name }) => name === 'max')?.params?.max ?? 0);
  expect(await throughFile([longest], header)).toEqual([longest]);
});
