import type { FastifyInstance } from 'fastify';
import type { FailureCounts, FailurePlace, VersionFailures } from 'release-store';
import type { Instruments } from 'server-kernel/plugins/metrics/instruments';
import { daysBefore } from 'shared-contract/base/days';
import { countFailures, countOldBrowsers } from './federation.queries';

/** A failure that a browser told of, without whose it was. */
export interface ReportedFailure {
  remote: string;
  version: string;
  kind: string;
  phase: string;
  /** File and line of the source; null where nothing is known of it. */
  place: string | null;
}

/** Places stored per version, the latest ones. */
const MAX_PLACES_PER_VERSION = 5;

/** Bound on distinct places counted per process, against made-up reports. */
const MAX_COUNTED_PLACES = 200;

const countedPlaces = new WeakMap<Instruments, Set<string>>();

/** Counts a failure by its place; those beyond the bound, and those of which nothing is known, stand together. */
export const countPlace = (instruments: Instruments, { remote, version, place }: ReportedFailure): void => {
  const known = countedPlaces.get(instruments) ?? new Set<string>();
  countedPlaces.set(instruments, known);
  const key = `${remote} ${version} ${place}`;
  const isApart = place !== null && (known.has(key) || known.size < MAX_COUNTED_PLACES);
  if (isApart) known.add(key);
  instruments.browserErrors.inc({ remote, version, place: isApart ? place : 'unknown' });
};

type Counts = Pick<VersionFailures, 'name' | 'version' | 'people'>;

const placesOf = ({ failures }: FailureCounts, { name, version }: Counts): FailurePlace[] =>
  failures.find((one) => one.name === name && one.version === version)?.places ?? [];

const withPlaces = (counts: Counts, places: FailurePlace[]): VersionFailures =>
  places.length > 0 ? { ...counts, places: places.slice(0, MAX_PLACES_PER_VERSION) } : counts;

/** Failure counts stored beside the registry; empty while it can't be read, since the database has the counts. */
const published = ({ releaseStore }: FastifyInstance): Promise<FailureCounts> =>
  releaseStore.failures().catch(() => ({ date: null, failures: [] }));

/** For how many persons each version failed within a day, and where in its sources. */
export const recentFailures = async (app: FastifyInstance): Promise<VersionFailures[]> => {
  const [counts, before] = await Promise.all([
    countFailures(app.db.orm, daysBefore(app.clock.now(), 1)),
    published(app),
  ]);
  return counts.map((one) => withPlaces(one, placesOf(before, one)));
};

/** How many persons came within a day with a browser that is too old for the portal. */
export const recentOldBrowsers = (app: FastifyInstance): Promise<number> =>
  countOldBrowsers(app.db.orm, daysBefore(app.clock.now(), 1));

/** Puts the counts of a day beside the registry, where `portalctl status` reads them, with the place that was just heard of. */
export const publishCounts = async (app: FastifyInstance, reported: ReportedFailure): Promise<void> => {
  const at = app.clock.now().toISOString();
  const failures = (await recentFailures(app)).map(({ places = [], ...counts }) => {
    const { place } = reported;
    if (place === null || counts.name !== reported.remote || counts.version !== reported.version)
      return withPlaces(counts, places);
    return withPlaces(counts, [{ place, at }, ...places.filter((one) => one.place !== place)]);
  });
  await app.releaseStore.saveFailures({ date: at, failures });
};
