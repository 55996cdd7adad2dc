import { pipeline } from 'node:stream/promises';
import pgCopyStreams from 'pg-copy-streams';
import type { Database } from 'server-kernel/db/client';
import { loadRows } from 'server-kernel/db/transfer/loading';
import { copyInto, copyOutOf, findTables, quoted, type Table } from 'server-kernel/db/transfer/tables';
import { knownMigrations } from 'server-kernel/db/upgrade/known-migrations';
import { openTestDatabase } from '../database';
import { demoTemplate } from '../portal';
import type { Template } from '../template';

const { from, to } = pgCopyStreams;

/** The schema that schools may have; what came since is added while they work. */
const RELEASED = '0000_baseline';

/** Takes out values that a rule of the released schema still refuses: a later migration made it wider. */
const NEW_VALUES = "update gestion_sections set actes = array_remove(actes, 'comptabilite')";

/** The tables of a school and their columns. */
export const tablesOf = (db: Database): Promise<Table[]> => db.maintenance(findTables);

/** Every row of one school that the tables of another have room for. */
const copySchool = (source: Database, target: Database): Promise<void> =>
  source.maintenance((reader) =>
    target.maintenance(async (writer) => {
      const tables = await findTables(writer);
      await writer.query('begin');
      await loadRows(writer, async () => {
        for (const table of tables)
          await pipeline(reader.query(to(copyOutOf(table))), writer.query(from(copyInto(table))));
      });
      await writer.query('commit');
    }),
  );

/** The demo school, as a release with fewer columns and tables kept it. */
export const releasedTemplate = (): Template => {
  const demo = demoTemplate();
  return {
    name: 'publie',
    version: demo.version,
    schema: { upTo: RELEASED },
    fill: async (db) => {
      const today = await openTestDatabase(demo);
      try {
        await today.pool.query(NEW_VALUES);
        await copySchool(today, db);
      } finally {
        await today.close();
      }
    },
  };
};

/** What the migrations since write into the rows that they find. */
const fillings = (): string[] =>
  knownMigrations()
    .filter(({ tag }) => tag > RELEASED)
    .flatMap(({ statements }) => statements.filter((one) => /^\s*update /i.test(one)));

/** Takes out of today's school what the released one had no room for, so that both hold the same. */
export const forgetWhatIsNew = async (today: Database, released: Table[]): Promise<void> => {
  const before = new Map(released.map(({ name, columns }) => [name, columns]));
  const forget = ({ name, columns }: Table): string | null => {
    const kept = before.get(name);
    if (!kept) return `delete from ${quoted(name)}`;
    const added = columns.filter((column) => !kept.includes(column));
    const defaults = added.map((column) => `${quoted(column)} = default`).join(', ');
    return defaults && `update ${quoted(name)} set ${defaults}`;
  };
  await today.maintenance(async (client) => {
    const tables = await findTables(client);
    await client.query('begin');
    await loadRows(client, async () => {
      for (const table of tables) {
        const statement = forget(table);
        if (statement) await client.query(statement);
      }
      await client.query(NEW_VALUES);
      for (const statement of fillings()) await client.query(statement);
    });
    await client.query('commit');
  });
};
