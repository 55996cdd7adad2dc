import { extname } from 'node:path';
import type { BucketAddress } from '../address';
import type { WriteCondition } from '../probe-conditional-writes';
import { lazyS3Commands } from './s3-commands';
import { explainS3Error, isConflict, isMissingOrUnchanged } from './s3-errors';

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
};

/** Object content with its ETag. */
export interface StoredObject {
  body: Buffer;
  etag: string;
}

/** Object to write; `isImmutable` allows permanent caching. */
export interface ObjectContent {
  body: Uint8Array | string;
  isImmutable?: boolean | undefined;
}

/** One request each for the objects of a bucket; they reject, in French, where it does not answer or refuses. */
export const s3Objects = ({ bucket, prefix }: BucketAddress) => {
  const connect = lazyS3Commands();
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  return {
    /** null when there is none, or when it still is the one of `since`. */
    read: async (key: string, since?: string): Promise<StoredObject | null> => {
      try {
        const { get } = await connect();
        const { Body, ETag } = await get({ ...at(key), ...(since && { IfNoneMatch: since }) });
        if (!Body) return null;
        return { body: Buffer.from(await Body.transformToByteArray()), etag: ETag ?? '' };
      } catch (error) {
        if (isMissingOrUnchanged(error)) return null;
        throw explainS3Error(bucket, error);
      }
    },

    /** Resolves to whether it was written: false where the condition does not hold. */
    put: async (key: string, { body, isImmutable }: ObjectContent, condition: WriteCondition) => {
      try {
        const { put } = await connect();
        await put({
          ...at(key),
          ...condition,
          Body: body,
          ContentType: CONTENT_TYPES[extname(key)] ?? 'application/octet-stream',
          CacheControl: isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        });
        return true;
      } catch (error) {
        if (isConflict(error)) return false;
        throw explainS3Error(bucket, error);
      }
    },

    remove: async (key: string): Promise<void> => {
      try {
        const { remove } = await connect();
        await remove(at(key));
      } catch (error) {
        throw explainS3Error(bucket, error);
      }
    },
  };
};
