import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from 'server-schema';
import { packageKinds } from './exchange';
import { NOT_EXPORTED } from './not-exported';

const tables = Object.values(schema).filter((one) => is(one, PgTable));

const written = new Set(
  packageKinds.all.flatMap(({ table, fields, references = [], derived = [] }) =>
    [
      ...Object.values(fields),
      ...Object.values(fields).flatMap(({ orWord }) => (orWord ? [{ column: orWord }] : [])),
      ...references,
      ...derived,
    ].map(({ column }) => `${getTableName(table)}.${column.name}`),
  ),
);
const leftOut = new Set(Object.values(NOT_EXPORTED).flat());

const decided = (table: string, column: string): boolean =>
  written.has(`${table}.${column}`) || leftOut.has(table) || leftOut.has(`${table}.${column}`);

test('every column of the database is in a package, or left out for a reason', () => {
  const open = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns
      .filter((column) => !decided(name, column.name) && !(column.primary && column.hasDefault))
      .map((column) => `${name}.${column.name}`);
  });
  expect(open).toEqual([]);
});

test('nothing is left out that is not in the database', () => {
  const known = new Set(
    tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return [name, ...columns.map((column) => `${name}.${column.name}`)];
    }),
  );
  expect([...leftOut].filter((one) => !known.has(one))).toEqual([]);
});

test('a kind points at kinds that come before it, by their whole key', () => {
  const before = new Map<string, number>();
  for (const { name, references = [] } of packageKinds.all) {
    for (const { to, by } of references) expect([name, to, before.get(to)]).toEqual([name, to, by.length]);
    before.set(name, packageKinds.get(name).key.length);
  }
});

test('every header of a key is a column or a part of a reference', () => {
  for (const kind of packageKinds.all) {
    const names = packageKinds.headers(kind).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(packageKinds.keyColumns(kind).length).toBeGreaterThan(0);
  }
});
