import { boolean, date, integer, numeric, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { cellReader } from './cells';
import type { FieldRules } from './kind';

const table = pgTable('cellules', {
  jour: date('jour', { mode: 'string' }),
  texte: text('texte'),
  prix: integer('prix'),
  note: numeric('note', { precision: 4, scale: 2 }),
  nombre: smallint('nombre'),
  oui: boolean('oui'),
  mots: text('mots').array(),
  instant: timestamp('instant', { withTimezone: true }),
});

const reading = (column: keyof typeof table.$inferSelect, rules: FieldRules = {}, isRequired = false) => {
  const header = {
    column: table[column],
    text: '',
    name: '',
    isRequired,
    references: [],
    isPointer: false,
  };
  const read = cellReader({ ...header, ...rules });
  return (cell: string) => {
    const found = read(cell);
    return 'value' in found ? found.value : `${found.why} – ${found.how}`;
  };
};

const KINDS = {
  jour: reading('jour'),
  heure: reading('texte', { hour: true }),
  prix: reading('prix', { euros: true }),
  note: reading('note'),
  nombre: reading('nombre'),
  oui: reading('oui'),
  instant: reading('instant'),
  mots: reading('mots', { choices: ['M1', 'M2'] }),
  texte: reading('texte'),
  niss: reading('texte', { pattern: /^\d{11}$/, separators: /[\s.-]/g, example: '04021512345' }),
};
type KindName = keyof typeof KINDS;

test.each<[KindName, string, string]>([
  ['jour', '2026-09-14', '2026-09-14'],
  ['jour', '14/09/2026', '2026-09-14'],
  ['jour', '4/9/2026', '2026-09-04'],
  ['jour', '14-09-2026', '2026-09-14'],
  ['jour', '14.09.2026', '2026-09-14'],
  ['jour', '2026/09/14', '2026-09-14'],
  ['jour', '2026-09-14T00:00:00', '2026-09-14'],
  ['jour', '2026-09-14 00:00:00.000', '2026-09-14'],
  ['jour', '14/09/2026 00:00', '2026-09-14'],
  ['heure', '08:30', '08:30'],
  ['heure', '8:30', '08:30'],
  ['heure', '8h30', '08:30'],
  ['heure', '8 h 30', '08:30'],
  ['heure', '8\u00a0h\u00a030', '08:30'],
  ['heure', '8 h', '08:00'],
  ['heure', '08:30:00', '08:30'],
  ['prix', '12,50 €', '12.50'],
  ['prix', '12,50\u00a0€', '12.50'],
  ['prix', '€ 12.50', '12.50'],
  ['prix', '12,5 EUR', '12.5'],
  ['prix', '1 234,50', '1234.50'],
  ['prix', '1\u202f234,50\u00a0€', '1234.50'],
  ['prix', '1.234,50', '1234.50'],
  ['prix', '1,234.50', '1234.50'],
  ['prix', "1'234.50", '1234.50'],
  ['prix', '1.234.567', '1234567'],
  ['prix', '12', '12'],
  ['note', '12.500', '12.50'],
  ['note', '\u22121,5', '-1.5'],
  ['nombre', '1 234', '1234'],
  ['nombre', '30,0', '30'],
  ['nombre', '-3', '-3'],
  ['oui', 'VRAI', 'true'],
  ['oui', 'Oui', 'true'],
  ['oui', 'x', 'true'],
  ['oui', '1', 'true'],
  ['oui', 'FAUX', 'false'],
  ['oui', 'non', 'false'],
  ['oui', '0', 'false'],
  ['niss', '04.02.15-123.45', '04021512345'],
  ['niss', '04021512345', '04021512345'],
  ['mots', 'M1 M2', '{"M1","M2"}'],
  ['mots', 'M1, M2', '{"M1","M2"}'],
  ['mots', 'M1;M2,', '{"M1","M2"}'],
  ['instant', '03/11/2026 08:30', '2026-11-03T07:30:00.000Z'],
  ['instant', '3-9-2026 8h30', '2026-09-03T06:30:00.000Z'],
  ['instant', '2026-11-03 08:30', '2026-11-03T07:30:00.000Z'],
  ['instant', '2026-11-03T08:30', '2026-11-03T07:30:00.000Z'],
  ['instant', '2026-07-03T08:30:00', '2026-07-03T06:30:00.000Z'],
  ['instant', '03/11/2026 à 8\u00a0h\u00a030', '2026-11-03T07:30:00.000Z'],
  ['instant', '03/11/2026, 00:00', '2026-11-02T23:00:00.000Z'],
  ['instant', '29/03/2026 01:59', '2026-03-29T00:59:00.000Z'],
  ['instant', '29/03/2026 03:00', '2026-03-29T01:00:00.000Z'],
  ['instant', '25/10/2026 01:59', '2026-10-24T23:59:00.000Z'],
  ['instant', '25/10/2026 03:00', '2026-10-25T02:00:00.000Z'],
  ['instant', '2026-10-25T02:30:00+01:00', '2026-10-25T02:30:00+01:00'],
  ['instant', '2026-09-14T08:00:00Z', '2026-09-14T08:00:00Z'],
  ['texte', 'Zoe\u0301', 'Zoé'],
])('%s: %j is %j', (kind, cell, value) => {
  expect(KINDS[kind](cell)).toBe(value);
});

test.each<[KindName, string, string]>([
  ['jour', '14/09/26', 'deux chiffres'],
  ['jour', '09/14/2026', 'États-Unis'],
  ['jour', '46279', '2026-09-14'],
  ['jour', '46279,5', 'tableur'],
  ['jour', '31/02/2026', 'n’existe pas'],
  ['jour', '2026-09-14T22:00:00Z', 'pas écrit comme attendu'],
  ['jour', '0000-01-01', 'n’existe pas'],
  ['jour', '14 sept. 2026', 'JJ/MM/AAAA'],
  ['heure', '25:00', '23:59'],
  ['heure', '8.30', '08:30'],
  ['heure', '0,354166667', 'HH:MM'],
  ['heure', '8:30 PM', '08:30'],
  ['prix', '1,234', 'deux façons'],
  ['prix', '1.234', 'deux façons'],
  ['prix', '12,500', 'deux façons'],
  ['prix', '12 34', 'ne convient pas'],
  ['prix', '12,345.67,8', 'ne convient pas'],
  ['prix', '12 $', 'ne convient pas'],
  ['note', '12 €', 'ne convient pas'],
  ['nombre', '1,234', 'deux façons'],
  ['nombre', '1,5', 'pas un nombre entier'],
  ['oui', '2', 'ni oui ni non'],
  ['niss', '4021512345', 'zéro du début'],
  ['niss', '4,02E+10', 'format Texte'],
  ['instant', '29/03/2026 02:30', 'n’existe pas'],
  ['instant', '25/10/2026 02:30', '2026-10-25T02:30:00+02:00, ou une heure plus tard'],
  ['instant', '03/11/2026', 'l’heure manque'],
  ['instant', '11/23/2026 08:30', 'États-Unis'],
  ['instant', '03/11/26 08:30', 'deux chiffres'],
  ['instant', '03/11/2026 25:00', '14/09/2026 08:30'],
  ['instant', '2026-02-30T08:00:00Z', 'pas écrit comme attendu'],
  ['instant', '46329,354', '14/09/2026 08:30'],
  ['mots', 'M1/M2', 'Écrivez M1, M2.'],
  ['instant', 'demain', '14/09/2026 08:30'],
  ['texte', '1,23457E+10', 'format Texte'],
  ['texte', '#N/A', 'calculer'],
  ['texte', '#####', 'afficher'],
  ['texte', 'FranÃ§ois', 'encodage'],
  ['texte', 'a\u0000b', 'invisible'],
])('%s: %j is refused with what to write', (kind, cell, words) => {
  expect(KINDS[kind](cell)).toContain(words);
});

test.each<[keyof typeof table.$inferSelect, FieldRules, string]>([
  ['oui', {}, 'oui ou non'],
  ['nombre', {}, '0 s’il n’y en a pas'],
  ['jour', {}, '14/09/2026'],
  ['texte', { choices: ['A', 'B'] }, 'Écrivez A, B.'],
  ['texte', { pattern: /^\d$/, example: '7' }, 'Exemple\u00a0: 7'],
  ['texte', {}, 'Remplissez la cellule.'],
])('an empty cell under %s says what to write', (column, rules, words) => {
  expect(reading(column, rules, true)('')).toContain(words);
});
