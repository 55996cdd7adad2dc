import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PORTAL_ROOT } from 'server-kernel/config';
import { type Database, openDatabase } from 'server-kernel/db/client';
import { type Template, templateKey } from './template';

export type { Template } from './template';

const TEMPLATES_DIR = join(PORTAL_ROOT, '.cache', 'test-databases');

const MEMORY = '/dev/shm';

/** Free memory, bytes, under which databases are copied to the disk: one takes 63 MB. */
const MIN_FREE_MEMORY = 2e9;

/** Where databases are copied: a copy has a thousand files, made and removed for each test file. */
const scratchFolder = (): string => {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > MIN_FREE_MEMORY ? MEMORY : tmpdir();
};

const fillTemplate = async (db: Database, template?: Template): Promise<void> => {
  try {
    await template?.fill(db);
  } finally {
    await db.close();
  }
};

/** The directory of a filled database; built once, moved into place whole, so that two builders can't mix. */
const embeddedTemplate = async (key: string, template?: Template): Promise<string> => {
  const target = join(TEMPLATES_DIR, key);
  const copy = mkdtempSync(join(scratchFolder(), 'portail-test-'));
  const take = () => cpSync(join(target, 'pglite'), join(copy, 'pglite'), { recursive: true });
  try {
    take();
    return copy;
  } catch {
    mkdirSync(TEMPLATES_DIR, { recursive: true });
  }
  // Never the folder that a killed process with this one's number left half filled.
  const building = mkdtempSync(join(TEMPLATES_DIR, `${key}.`));
  await fillTemplate(
    await openDatabase({ databaseUrl: null, dataDir: building }, template?.schema),
    template,
  );
  try {
    renameSync(building, target);
  } catch {
    // Another process was faster: its directory holds the same.
    rmSync(building, { recursive: true, force: true });
  }
  take();
  return copy;
};

const openEmbedded = async (key: string, template?: Template): Promise<Database> => {
  const dataDir = await embeddedTemplate(key, template);
  const db = await openDatabase({ databaseUrl: null, dataDir }, { migrate: false });
  return {
    ...db,
    close: async () => {
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const withAdmin = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const databaseAt = (url: string, name: string): string => {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
};

/** Any number: test processes that build the same template wait for one another. */
const TEMPLATE_LOCK = 7_204_502;

const serverTemplate = (url: string, name: string, template?: Template): Promise<void> =>
  withAdmin(url, async (admin) => {
    // Of each template its own: filling one may open another.
    await admin.query('select pg_advisory_lock($1, hashtext($2))', [TEMPLATE_LOCK, name]);
    const found = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
    if (found.rowCount) return;
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name}`);
    const db = await openDatabase({ databaseUrl: databaseAt(url, name), dataDir: '' }, template?.schema);
    await fillTemplate(db, template);
    await admin.query(`alter database ${name} is_template true`);
  });

let opened = 0;

const openOnServer = async (url: string, key: string, template?: Template): Promise<Database> => {
  const source = `portail_${key}`;
  await serverTemplate(url, source, template);
  opened += 1;
  const name = `portail_test_${process.pid}_${Date.now()}_${opened}`;
  await withAdmin(url, (admin) => admin.query(`create database ${name} template ${source}`));
  const db = await openDatabase({ databaseUrl: databaseAt(url, name), dataDir: '' }, { migrate: false });
  return {
    ...db,
    close: async () => {
      await db.close();
      await withAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
};

/**
 * A database of its own for a test file, migrated and empty, or filled once by `template` and copied: on the
 * PostgreSQL server of TEST_DATABASE_URL, on the embedded engine without it. `close` deletes it.
 */
export const openTestDatabase = (template?: Template): Promise<Database> => {
  const url = process.env['TEST_DATABASE_URL'];
  const key = templateKey(template);
  return url ? openOnServer(url, key, template) : openEmbedded(key, template);
};

/** The data directory of an embedded database, migrated and empty or filled, for a process of its own; the test removes it. */
export const copyTemplate = (template?: Template): Promise<string> =>
  embeddedTemplate(templateKey(template), template);
