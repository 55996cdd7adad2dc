import { type FailureCounts, isFailureCounts, NO_FAILURES } from '../failure-counts';
import { isRecord } from '../parse-json';
import { EMPTY_REGISTRY, isRegistry, type Registry } from '../registry';
import type { JsonDocument } from './update-json';

/** A published version of a remote in the index, and when it was published, ISO 8601. */
export interface IndexedVersion {
  version: string;
  date: string;
}

/** Published versions by remote: a version is published once it stands there. */
export type VersionIndex = Record<string, IndexedVersion[]>;

const isIndexedVersion = (value: unknown): value is IndexedVersion =>
  isRecord(value) && typeof value.version === 'string' && typeof value.date === 'string';

const isVersionIndex = (value: unknown): value is VersionIndex =>
  isRecord(value) &&
  Object.values(value).every((versions) => Array.isArray(versions) && versions.every(isIndexedVersion));

/** Registry document: active version of each remote. */
export const REGISTRY: JsonDocument<Registry> = {
  key: 'registry.json',
  empty: EMPTY_REGISTRY,
  isShape: isRegistry,
};

/** The published versions. */
export const VERSIONS: JsonDocument<VersionIndex> = {
  key: 'versions.json',
  empty: {},
  isShape: isVersionIndex,
};

/** Failure counts as the server last wrote them. */
export const FAILURES: JsonDocument<FailureCounts> = {
  key: 'failures.json',
  empty: NO_FAILURES,
  isShape: isFailureCounts,
};
