import { isRecord } from '../parse-json';
import type { JsonDocument } from './update-json';

/** A file of a version, below its folder, with its Subresource Integrity value. */
export interface ReleaseFile {
  file: string;
  integrity: string;
}

const isReleaseFile = (value: unknown): value is ReleaseFile =>
  isRecord(value) && typeof value.file === 'string' && typeof value.integrity === 'string';

const isFileList = (value: unknown): value is ReleaseFile[] | null =>
  Array.isArray(value) && value.every(isReleaseFile);

/** Key of a version's file, as browsers ask for it: a bucket behind a CDN serves the remotes (docs/deploiement.md). */
export const releaseKey = (remote: string, version: string, file: string): string =>
  `r/${remote}/${version}/${file}`;

/** The list of a version's files; null while nobody began to publish it. */
export const fileListOf = (remote: string, version: string): JsonDocument<ReleaseFile[] | null> => ({
  key: releaseKey(remote, version, 'release-files.json'),
  empty: null,
  isShape: isFileList,
});
