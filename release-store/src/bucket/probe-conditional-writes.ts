import { UnfitStore } from '../unfit-store';

const KEY = 'probe';
const BODY = 'portail';

/** Under which condition an object is written: over the one of an ETag, only where there is none, or always. */
export type WriteCondition = { IfMatch: string } | { IfNoneMatch: '*' } | Record<string, never>;

/** How a store wants to read an ETag in If-Match. */
export type SpellETag = (etag: string) => string;

/** What the probe needs of a bucket. */
export interface ProbedBucket {
  read(key: string): Promise<{ etag: string } | null>;
  /** Resolves to whether it was written. */
  put(key: string, body: string, condition: WriteCondition): Promise<boolean>;
}

/** With its quotes, as the standard has it, or without them, as Ceph compares it. */
const SPELLINGS: SpellETag[] = [(etag) => etag, (etag) => etag.replaceAll('"', '')];

/**
 * Finds out how this store wants to read an ETag. Throws where it ignores the conditions of a write: on such a one, two
 * teams that promote at the same time would undo each other without a word.
 */
export const probeConditionalWrites = async ({ read, put }: ProbedBucket): Promise<SpellETag> => {
  await put(KEY, BODY, {});
  const etag = (await read(KEY))?.etag ?? '';
  for (const spell of SPELLINGS) {
    if (!(await put(KEY, BODY, { IfMatch: spell(etag) }))) continue;
    const isReplaced = await put(KEY, BODY, { IfNoneMatch: '*' });
    const isOverwritten = await put(KEY, BODY, { IfMatch: spell('"0"') });
    if (!isReplaced && !isOverwritten) return spell;
  }
  throw new UnfitStore(
    'ce stockage ne tient pas compte de If-Match et If-None-Match à l’écriture : il ne convient pas',
  );
};
