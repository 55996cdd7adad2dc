import { UnsupportedStore } from '../unsupported-store';

const KEY = 'probe';
const BODY = 'portail';

/** Under which condition an object is written: over the one of an ETag, only where there is none, or always. */
export type WriteCondition = { IfMatch: string } | { IfNoneMatch: '*' } | Record<string, never>;

/** Formats an ETag for If-Match as this store expects it. */
export type FormatETag = (etag: string) => string;

/** Bucket operations that the probe needs. */
export interface ProbedBucket {
  read(key: string): Promise<{ etag: string } | null>;
  /** Resolves to whether it was written. */
  put(key: string, body: string, condition: WriteCondition): Promise<boolean>;
}

/** With its quotes, as the standard has it, or without them, as Ceph compares it. */
const ETAG_FORMATS: FormatETag[] = [(etag) => etag, (etag) => etag.replaceAll('"', '')];

/**
 * Finds out how this store wants to read an ETag. Throws where it ignores the conditions of a write: on such a one, two
 * teams that promote at the same time would undo each other without a word.
 */
export const probeConditionalWrites = async ({ read, put }: ProbedBucket): Promise<FormatETag> => {
  await put(KEY, BODY, {});
  const etag = (await read(KEY))?.etag ?? '';
  for (const spell of ETAG_FORMATS) {
    if (!(await put(KEY, BODY, { IfMatch: spell(etag) }))) continue;
    const isReplaced = await put(KEY, BODY, { IfNoneMatch: '*' });
    const isOverwritten = await put(KEY, BODY, { IfMatch: spell('"0"') });
    if (!isReplaced && !isOverwritten) return spell;
  }
  throw new UnsupportedStore(
    'ce stockage ne tient pas compte de If-Match et If-None-Match à l’écriture : il ne convient pas',
  );
};
