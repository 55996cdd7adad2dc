import { isRecord } from './parse-json';

/** For how many persons a version failed. */
export interface VersionFailures {
  /** The remote. */
  name: string;
  version: string;
  people: number;
}

/** Persons within 24 hours of `date` (ISO 8601; null before the first count) for whom a version failed. */
export interface FailureCounts {
  date: string | null;
  failures: VersionFailures[];
}

/** Before the server counted anything. */
export const NO_FAILURES: FailureCounts = { date: null, failures: [] };

const isVersionFailures = (value: unknown): value is VersionFailures =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.version === 'string' &&
  typeof value.people === 'number';

/** Whether a value read from a disk or a bucket counts failures. */
export const isFailureCounts = (value: unknown): value is FailureCounts =>
  isRecord(value) &&
  (value.date === null || typeof value.date === 'string') &&
  Array.isArray(value.failures) &&
  value.failures.every(isVersionFailures);
