import { parseAddress } from '../address';
import { type FormatETag, probeConditionalWrites } from '../probe-conditional-writes';
import { type ObjectContent, type StoredObject, s3Objects } from './s3-objects';

/** Options of a write. */
export interface WriteOptions extends Pick<ObjectContent, 'isImmutable'> {
  /** Only over the object of this ETag; null: only where there is none; absent: over anything. */
  over?: string | null;
}

/** The objects of a bucket below a prefix. Methods reject, in French, where it does not answer or refuses. */
export interface S3Client {
  /** null when there is none, or when it still is the one of the ETag `since`. */
  read(key: string, since?: string): Promise<StoredObject | null>;
  /** Resolves to whether it was written. */
  write(key: string, body: ObjectContent['body'], options?: WriteOptions): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Finds out, once, how this store reads an ETag; rejects where it ignores conditions. */
  probe(): Promise<FormatETag>;
}

/**
 * Opens the bucket of an address; throws on anything but `s3://bucket/prefix`. Where it is and with which keys stands in
 * the environment that every S3 client reads (AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID, a role of the machine).
 */
export const openS3Client = (address: string): S3Client => {
  const parsed = parseAddress(address);
  if (!parsed) throw new Error(`RELEASES_BUCKET s’écrit s3://seau/préfixe, pas ${address}`);
  const { read, put, remove } = s3Objects(parsed);

  let spelling: FormatETag | undefined;
  const probe = async (): Promise<FormatETag> => {
    spelling ??= await probeConditionalWrites({
      read,
      put: (key, body, condition) => put(key, { body }, condition),
    });
    return spelling;
  };

  const writeOver = async (key: string, content: ObjectContent, etag: string): Promise<boolean> => {
    const known = spelling;
    if (await put(key, content, { IfMatch: known ? known(etag) : etag })) return true;
    if (known) return false;
    const spell = await probe();
    return spell(etag) !== etag && put(key, content, { IfMatch: spell(etag) });
  };

  return {
    read,
    remove,
    probe,
    write: async (key, body, { over, isImmutable } = {}) => {
      const content = { body, isImmutable };
      if (over) return writeOver(key, content, over);
      return put(key, content, over === null ? { IfNoneMatch: '*' } : {});
    },
  };
};
