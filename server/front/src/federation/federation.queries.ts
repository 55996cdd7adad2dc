import { and, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor, Orm } from 'server-kernel/db/client';
import { remoteReports as reports } from 'server-schema/platform/platform';
import type { RemoteReport } from 'shared-contract';
import type { Promotion } from '../registry/promotion';

/**
 * Report kinds that are no fault of the version: it works, network or service was down, or the page that was open has an
 * older shell than the one that it came into service with; or the browser is too old for the portal.
 */
const NO_FAULT = ['sound', 'offline', 'disabled', 'incompatible', 'old-browser'];

const isFailure = notInArray(reports.kind, NO_FAULT);

type Promoted = Pick<Promotion, 'name' | 'version' | 'activation'>;

/** Keeps the last word of a person on a promotion; « sound » never takes the place of a failure. */
export const saveReport = async (
  db: Executor,
  report: Promoted & Pick<RemoteReport, 'kind'> & { phase: string; reporter: string; at: Date },
): Promise<void> => {
  const { at, kind, phase } = report;
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.name, reports.version, reports.activation, reports.reporter],
      set: { at, kind, phase },
      setWhere: sql`${reports.kind} = 'sound' or ${kind} <> 'sound'`,
    });
};

/** Persons who reported on a promotion since an instant, and those for whom it failed. */
export const countPeople = async (
  db: Orm,
  { name, version, activation }: Promoted,
  since: Date,
): Promise<{ failed: number; heard: number }> => {
  const [row] = await db
    .select({
      failed: sql<number>`(count(*) filter (where ${isFailure}))::int`,
      heard: sql<number>`count(*)::int`,
    })
    .from(reports)
    .where(
      and(
        eq(reports.name, name),
        eq(reports.version, version),
        eq(reports.activation, activation),
        gte(reports.at, since),
      ),
    );
  return row ?? { failed: 0, heard: 0 };
};

/** Persons for whom each version of each remote failed since an instant, the worst first. */
export const countFailures = async (
  db: Orm,
  since: Date,
): Promise<{ name: string; version: string; people: number }[]> => {
  const people = sql<number>`(count(distinct ${reports.reporter}))::int`;
  return db
    .select({ name: reports.name, version: reports.version, people })
    .from(reports)
    .where(and(isFailure, gte(reports.at, since)))
    .groupBy(reports.name, reports.version)
    .orderBy(sql`3 desc`, reports.name, reports.version);
};

/** Persons whose browser was too old for the portal since an instant. */
export const countOldBrowsers = async (db: Orm, since: Date): Promise<number> => {
  const [row] = await db
    .select({ people: sql<number>`(count(distinct ${reports.reporter}))::int` })
    .from(reports)
    .where(and(eq(reports.kind, 'old-browser'), gte(reports.at, since)));
  return row?.people ?? 0;
};

/** Removes reports older than that; resolves to their number. */
export const deleteReportsBefore = async (db: Orm, before: Date): Promise<number> =>
  (await db.delete(reports).where(lt(reports.at, before))).rowCount ?? 0;
