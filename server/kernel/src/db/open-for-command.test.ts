import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from './client';
import { MissingDatabase } from './missing-database';
import { openDatabaseForCommand } from './open-for-command';
import { type Placeholders, preparedQuery } from './prepared-query';

const dataDir = mkdtempSync(join(tmpdir(), 'portail-beside-'));
const config = { databaseUrl: null, dataDir };
const socket = join(dataDir, '.s.PGSQL.5432');
let server: Database;

beforeAll(async () => {
  server = await openDatabase(config);
  await server.pool.query('create table notes (text text)');
}, 120_000);
afterAll(async () => {
  await server.close();
  expect(existsSync(socket)).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});

it('makes no database in a folder that was mistyped, where a command only reads', async () => {
  const mistyped = { databaseUrl: null, dataDir: join(dataDir, 'dossier-mal-tape') };
  const opened = openDatabaseForCommand(mistyped, { mustExist: true });
  await expect(opened).rejects.toThrow(MissingDatabase);
  await expect(opened).rejects.toThrow(mistyped.dataDir);
  expect(existsSync(mistyped.dataDir)).toBe(false);
});

describe('a command beside the server', () => {
  it('reads and writes the same embedded database, in transactions that wait for one another', async () => {
    const command = await openDatabaseForCommand(config);
    const add = (db: Database, text: string) =>
      db.transaction(async (tx) => {
        await tx.execute(`insert into notes values ('${text}')`);
        await tx.execute('select pg_sleep(0.01)');
      });
    await Promise.all([add(server, 'a'), add(command, 'b'), add(server, 'c'), add(command, 'd')]);
    const { rows } = await server.pool.query('select text from notes order by text');
    expect(rows.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
    await command.close();
  });

  it('asks what the server keeps, and neither is in the way of the other', async () => {
    const selectTwice = preparedQuery((executor, at: Placeholders<{ number: number }>) =>
      executor.select({ twice: sql`${at.number}::int * 2` }).from(sql`(select 1) as one`),
    );
    expect(await selectTwice(server.orm, { number: 1 })).toEqual([{ twice: 2 }]);
    const command = await openDatabaseForCommand(config);
    expect(await selectTwice(command.orm, { number: 2 })).toEqual([{ twice: 4 }]);
    await command.close();
    expect(await selectTwice(server.orm, { number: 3 })).toEqual([{ twice: 6 }]);
  });

  it('leaves the server alone when it goes in the middle of a transaction', async () => {
    const command = await openDatabaseForCommand(config);
    const failed = command.transaction(async (tx) => {
      await tx.execute("insert into notes values ('e')");
      throw new Error('stopped');
    });
    await expect(failed).rejects.toThrow('stopped');
    await command.close();
    const { rows } = await server.pool.query("select 1 from notes where text = 'e'");
    expect(rows).toEqual([]);
  });

  it('goes through a socket that nobody else may open', () => {
    expect(statSync(socket).mode & 0o777).toBe(0o600);
  });
});
