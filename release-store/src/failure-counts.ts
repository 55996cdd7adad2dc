import { isRecord } from './parse-json';

/** Source location of a failure. */
export interface FailurePlace {
  /** File of the repository and its line: `mf-orders/src/cart/cart.page.tsx:41`. */
  place: string;
  /** Latest report, ISO 8601. */
  at: string;
}

/** For how many persons a version failed. */
export interface VersionFailures {
  /** The remote. */
  name: string;
  version: string;
  people: number;
  /** Newest first; absent where the source maps name none. */
  places?: FailurePlace[];
}

/** Persons within 24 hours of `date` (ISO 8601; null before the first count) for whom a version failed. */
export interface FailureCounts {
  date: string | null;
  failures: VersionFailures[];
}

/** Before the server counted anything. */
export const NO_FAILURES: FailureCounts = { date: null, failures: [] };

const isPlace = (value: unknown): value is FailurePlace =>
  isRecord(value) && typeof value.place === 'string' && typeof value.at === 'string';

const isVersionFailures = (value: unknown): value is VersionFailures =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.version === 'string' &&
  typeof value.people === 'number' &&
  (value.places === undefined || (Array.isArray(value.places) && value.places.every(isPlace)));

/** Type guard of failure counts read from a disk or a bucket. */
export const isFailureCounts = (value: unknown): value is FailureCounts =>
  isRecord(value) &&
  (value.date === null || typeof value.date === 'string') &&
  Array.isArray(value.failures) &&
  value.failures.every(isVersionFailures);
