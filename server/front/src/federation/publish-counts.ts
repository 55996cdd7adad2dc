import type { FastifyInstance } from 'fastify';
import type { FailureCounts, FailurePlace, VersionFailures } from 'release-store';
import type { Instruments } from 'server-kernel/plugins/metrics/instruments';
import { daysBefore } from 'shared-contract/base/days';
import { countFailures } from './federation.queries';

/** A failure that a browser told of, without whose it was. */
export interface HeardFailure {
  remote: string;
  version: string;
  kind: string;
  phase: string;
  /** File and line of the source; null where nothing is known of it. */
  place: string | null;
}

/** How many places are kept of a version, the ones that were heard of last. */
const PLACES = 5;

/** How many places a process counts apart: whoever makes reports up makes no more numbers than these. */
const COUNTED = 200;

const counted = new WeakMap<Instruments, Set<string>>();

/** Counts a failure by its place; those beyond the bound, and those of which nothing is known, stand together. */
export const countPlace = (instruments: Instruments, { remote, version, place }: HeardFailure): void => {
  const known = counted.get(instruments) ?? new Set<string>();
  counted.set(instruments, known);
  const key = `${remote} ${version} ${place}`;
  const isApart = place !== null && (known.has(key) || known.size < COUNTED);
  if (isApart) known.add(key);
  instruments.browserErrors.inc({ remote, version, place: isApart ? place : 'unknown' });
};

type Counts = Pick<VersionFailures, 'name' | 'version' | 'people'>;

const placesOf = ({ failures }: FailureCounts, { name, version }: Counts): FailurePlace[] =>
  failures.find((one) => one.name === name && one.version === version)?.places ?? [];

const withPlaces = (counts: Counts, places: FailurePlace[]): VersionFailures =>
  places.length > 0 ? { ...counts, places: places.slice(0, PLACES) } : counts;

/** What stands beside the registry; nothing while it can't be read, since the counts themselves are the database's. */
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

/** Puts the counts of a day beside the registry, where `portalctl status` reads them, with the place that was just heard of. */
export const publishCounts = async (app: FastifyInstance, heard: HeardFailure): Promise<void> => {
  const at = app.clock.now().toISOString();
  const failures = (await recentFailures(app)).map(({ places = [], ...counts }) => {
    const { place } = heard;
    if (place === null || counts.name !== heard.remote || counts.version !== heard.version)
      return withPlaces(counts, places);
    return withPlaces(counts, [{ place, at }, ...places.filter((one) => one.place !== place)]);
  });
  await app.releaseStore.saveFailures({ date: at, failures });
};
