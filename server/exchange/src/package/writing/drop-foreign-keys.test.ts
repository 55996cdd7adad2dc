import type { Client } from 'pg';
import type { Database } from 'server-kernel/db/client';
import { packageKinds } from 'server-portal/domains/exchange';
import { openTestDatabase } from 'server-testing/database';
import { withForeignKeysDropped } from './drop-foreign-keys.queries';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 240_000);
afterAll(() => db?.close());

const activities = packageKinds.get('activites');
const MANY = 10;

/** Does something in a transaction, in a school that has one unit, and undoes it. */
const tried = (work: (client: Client) => Promise<void>): Promise<void> =>
  db.maintenance(async (client) => {
    await client.query('begin');
    try {
      await client.query(`insert into unites_enseignement (unite_enseignement_id, code, libelle, ects, heures, q1, q2)
        overriding system value values (1, 'U1', 'Économie', 5, 30, true, false)`);
      await work(client);
    } finally {
      await client.query('rollback');
    }
  });

const references = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query(
    `select conname || ': ' || pg_get_constraintdef(oid) || ' ' || convalidated as text from pg_constraint
     where conrelid = 'activites_apprentissage'::regclass and contype = 'f' order by conname`,
  );
  return rows.map(({ text }) => text);
};

const insert = async (client: Client, unit: number, code = 'A1'): Promise<number> => {
  const { rowCount } = await client.query(
    `insert into activites_apprentissage (unite_enseignement_id, code, libelle, heures, q1, q2)
     values ($1, $2, 'Cours', 30, true, false)`,
    [unit, code],
  );
  return rowCount ?? 0;
};

/** Fills the table with so many rows as it is told; resolves to the references while it does. */
const fill = async (client: Client, rows: number, unit = 1): Promise<string[]> => {
  let during: string[] = [];
  const add = async () => {
    during = await references(client);
    return insert(client, unit);
  };
  expect(await withForeignKeysDropped(client, activities, rows, add, MANY)).toBe(1);
  return during;
};

test('an empty table is filled without its references, which are then as they were', async () => {
  await tried(async (client) => {
    const before = await references(client);
    expect(before).toEqual([expect.stringContaining('REFERENCES unites_enseignement')]);
    expect(await fill(client, MANY)).toEqual([]);
    expect(await references(client)).toEqual(before);
  });
});

test('a row that points at nothing is refused all the same', async () => {
  await expect(
    tried(async (client) => {
      await fill(client, MANY, 2);
    }),
  ).rejects.toMatchObject({ code: '23503' });
});

test('a few rows, and those of a table that has some, are checked one by one', async () => {
  await tried(async (client) => {
    const before = await references(client);
    expect(await fill(client, MANY - 1)).toEqual(before);
  });
  await tried(async (client) => {
    const before = await references(client);
    await insert(client, 1, 'A0');
    expect(await fill(client, MANY)).toEqual(before);
  });
});

test('where the table is not ours, its rows are checked one by one', async () => {
  await tried(async (client) => {
    const before = await references(client);
    await client.query('create role import_d_un_autre');
    await client.query('grant select, insert on all tables in schema public to import_d_un_autre');
    await client.query('set local role import_d_un_autre');
    expect(await fill(client, MANY)).toEqual(before);
  });
});
