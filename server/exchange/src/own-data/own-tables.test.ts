import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from 'server-schema';
import { NOT_OWN, nameOfTable, OWN_TABLES } from './own-tables.queries';
import { subjectColumn } from './rows.queries';

const TABLES = Object.values(schema).filter((one) => is(one, PgTable));
const OWN = new Set(OWN_TABLES.map(nameOfTable));

/** Whether rows of a table may be about a person: it names her, or what is hers. */
const isAboutSomebody = (table: PgTable): boolean =>
  subjectColumn(table) !== null ||
  getTableConfig(table).foreignKeys.some((key) => OWN.has(getTableName(key.reference().foreignTable)));

test('every table with rows about a person is in her copy, or says why it is not', () => {
  const about = TABLES.filter(isAboutSomebody).map(getTableName);
  const told = [...OWN, ...Object.keys(NOT_OWN)];
  expect([...about].sort()).toEqual([...told].sort());
});

test('no secret is in a copy', () => {
  const kept = OWN_TABLES.flatMap(({ table, without = [] }) =>
    getTableConfig(table)
      .columns.map(({ name }) => name)
      .filter((name) => !without.includes(name)),
  );
  expect(
    kept.filter((name) => /mot_de_passe|token|cle_empreinte|empreinte_code|actor|payload/.test(name)),
  ).toEqual([]);
});

test('every column that is left out exists', () => {
  const unknown = OWN_TABLES.flatMap(({ table, without = [] }) => {
    const names = getTableConfig(table).columns.map(({ name }) => name);
    return without.filter((name) => !names.includes(name));
  });
  expect(unknown).toEqual([]);
});
