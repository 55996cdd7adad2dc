import type { Client } from 'pg';
import type { Clock } from 'server-kernel/clock';
import { ConfigError, type DemoSchoolName } from 'server-kernel/config';
import { refreshOrders } from './acts/orders';
import { refreshProclamations } from './acts/proclamations';
import { refreshRemediations } from './acts/remediations';
import { loadInstitution } from './load';
import { MIN_STUDENTS } from './people/population';
import { eventRows } from './school/event-rows';
import { DEMO_MARK, FIRST_MARK } from './school/lists';
import { importSchool, importWindows } from './schools/import-school';
import type { DemoSchool } from './schools/school';
import { PACKAGED_SCHOOLS } from './schools/schools';

/** The part of the database that the loader needs: a connection without time limits. */
export interface DemoDatabase {
  maintenance<T>(work: (client: Client) => Promise<T>): Promise<T>;
}

export interface DemoOptions {
  clock: Clock;
  /** Which school; `parc` without it. */
  school?: DemoSchoolName;
  /** How many students, at least all personas; without it the environment's DEMO_STUDENTS, or 2,000. */
  students?: number;
  /** Version of the privacy policy that all but one have accepted. */
  privacyVersion: string;
  /** Hears how far the first load is, in French; nothing by default. */
  tell?: (text: string) => void;
}

/** What a start found: an empty database, the demo institution, or somebody's real data. */
export type DemoOutcome = 'loaded' | 'refreshed' | 'left alone';

const DEFAULT_STUDENTS = 2000;
/** Account and file numbers have room for as many; more would also leave six-digit matricules. */
const MAX_STUDENTS = 700_000;
/** Any number: what processes that start together wait for. */
const DEMO_LOCK = 7_204_503;

/** `mark`: what the demo school that is wanted leaves in its database. */
const findState = async (client: Client, mark: string): Promise<DemoOutcome> => {
  const { rows } = await client.query<{ used: boolean; demo: string | null }>(
    `select exists (select 1 from comptes) as used,
       (select libelle from parametres where nom = $1) as demo`,
    [DEMO_MARK],
  );
  if (!rows[0]?.used) return 'loaded';
  const { demo } = rows[0];
  if (demo !== null && demo !== mark)
    throw new ConfigError([
      `DEMO_SCHOOL\u00a0: cette base a déjà une autre école de démonstration («\u00a0${demo}\u00a0»). Donnez un autre DATA_DIR`,
    ]);
  return demo === null ? 'left alone' : 'refreshed';
};

/** After explicit numbers, every sequence goes on behind the highest one. */
const alignSequences = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const { table_name: table, column_name: column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'),
         greatest((select max("${column}") from "${table}"), 1), (select count(*) > 0 from "${table}"))`,
    );
  }
};

/** Events close some weeks after the load: each start opens them again around "now". */
const refreshEvents = async (client: Client, now: Date): Promise<void> => {
  for (const { flag, ouverture, fermeture } of eventRows(now)) {
    await client.query('update evenements set ouverture = $2, fermeture = $3 where flag = $1', [
      flag,
      ouverture,
      fermeture,
    ]);
  }
};

/** DEMO_STUDENTS=100000 makes an institution for load work. */
const wantedStudents = (given: number | undefined): number => {
  const wanted = given ?? Number(process.env['DEMO_STUDENTS'] ?? DEFAULT_STUDENTS);
  if (!Number.isInteger(wanted) || wanted > MAX_STUDENTS) {
    throw new Error(`DEMO_STUDENTS doit être un nombre entier, ${MAX_STUDENTS} au plus`);
  }
  return Math.max(wanted, MIN_STUDENTS);
};

const fill = async (client: Client, now: Date, options: DemoOptions): Promise<DemoOutcome> => {
  const state = await findState(client, FIRST_MARK);
  if (state === 'loaded') {
    const students = wantedStudents(options.students);
    const { privacyVersion, tell = () => {} } = options;
    await loadInstitution(client, { now, students, privacyVersion, tell });
    await alignSequences(client);
  }
  if (state === 'refreshed') {
    await refreshEvents(client, now);
    await refreshOrders(client, now);
    await refreshRemediations(client, now);
    await refreshProclamations(client, now);
  }
  return state;
};

/** A school that comes by a package; an import has a transaction of its own, and changes nothing the second time. */
const loadPackaged = (db: DemoDatabase, school: DemoSchool, options: DemoOptions): Promise<DemoOutcome> =>
  db.maintenance(async (client) => {
    const now = options.clock.now();
    const state = await findState(client, school.name);
    if (state === 'loaded') {
      options.tell?.(`Base de démonstration\u00a0: import du paquet «\u00a0${school.name}\u00a0»…`);
      await importSchool(client, school, now, options.privacyVersion);
      await client.query('analyze');
    }
    if (state === 'refreshed') await importWindows(client, school, now);
    return state;
  });

/**
 * Loads the demo institution (CONTRACT §4) into an empty database, in one transaction; where it already is,
 * moves its events around "now"; anything else is left alone. Call it at every start where DEMO is on.
 */
export const loadDemo = (db: DemoDatabase, options: DemoOptions): Promise<DemoOutcome> => {
  const { school = 'parc' } = options;
  if (school !== 'parc') return loadPackaged(db, PACKAGED_SCHOOLS[school], options);
  return db.maintenance(async (client) => {
    await client.query('begin');
    try {
      await client.query('select pg_advisory_xact_lock($1)', [DEMO_LOCK]);
      const outcome = await fill(client, options.clock.now(), options);
      await client.query('commit');
      if (outcome === 'loaded') await client.query('analyze');
      return outcome;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
};
