import { type BucketAddress, explainS3Error, parseAddress, s3ClientConfig, s3StatusOf } from 'release-store';

/** A store that does not answer is down: milliseconds for a connection, and without a byte on one. */
const TIMEOUTS = { connectionTimeout: 3000, socketTimeout: 20_000 };

/** Client settings of the bucket for uploaded files. */
export const filesClientConfig = () => ({ ...s3ClientConfig(), requestHandler: TIMEOUTS });

/** Both are asked for within a transaction, which must not wait longer than a lock does. */
const soon = () => AbortSignal.timeout(4000);

const connectTo = async () => {
  const { S3 } = await import('@aws-sdk/client-s3');
  return new S3(filesClientConfig());
};

/** Reads FILES_BUCKET, which the configuration has judged. */
export const parseFilesBucket = (address: string): BucketAddress => {
  const parsed = parseAddress(address);
  if (!parsed) throw new Error(`FILES_BUCKET s’écrit s3://seau/préfixe, pas ${address}`);
  return parsed;
};

/** True for the store's not-found error. */
export const isNotFound = (error: unknown): boolean => s3StatusOf(error) === 404;

/** Maps a bucket error to a system error code: full (507) or down (503), with the store's message for the log. */
export const bucketFailure = (bucket: string, error: unknown): Error =>
  Object.assign(explainS3Error(bucket, error), { code: s3StatusOf(error) === 507 ? 'ENOSPC' : 'EIO' });

/** One object of a list: its key below the prefix, and when it was written last (milliseconds). */
export interface ListedObject {
  path: string;
  at: number;
}

/** The objects below the prefix of FILES_BUCKET; the client is loaded when it is first needed. */
export class S3Bucket {
  readonly #address: BucketAddress;
  #client: ReturnType<typeof connectTo> | null = null;

  constructor(address: string) {
    this.#address = parseFilesBucket(address);
  }

  /** Bucket and key of a request. */
  at(path: string) {
    return { Bucket: this.#address.bucket, Key: this.#address.prefix + path };
  }

  /** One request; null where what it is about is not there, an error of `bucketFailure` where it can't be made. */
  async ask<T>(request: (client: Awaited<ReturnType<typeof connectTo>>) => Promise<T>): Promise<T | null> {
    this.#client ??= connectTo();
    try {
      return await request(await this.#client);
    } catch (error) {
      if (isNotFound(error) && !this.#isBucketMissing(error)) return null;
      throw bucketFailure(this.#address.bucket, error);
    }
  }

  /** Every object below a path, a page at a time. */
  async *list(under = ''): AsyncGenerator<ListedObject> {
    const { Bucket, Key: Prefix } = this.at(under);
    let ContinuationToken: string | undefined;
    do {
      const page = await this.ask((client) => client.listObjectsV2({ Bucket, Prefix, ContinuationToken }));
      for (const { Key = '', LastModified } of page?.Contents ?? []) {
        yield { path: Key.slice(this.#address.prefix.length), at: LastModified?.getTime() ?? Date.now() };
      }
      ContinuationToken = page?.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async has(path: string): Promise<boolean> {
    const at = this.at(path);
    return (await this.ask((client) => client.headObject(at, { abortSignal: soon() }))) !== null;
  }

  async remove(path: string): Promise<void> {
    const at = this.at(path);
    await this.ask((client) => client.deleteObject(at, { abortSignal: soon() }));
  }

  /** A bucket that is not there is a fault of the settings, and never a file that nobody deposited. */
  #isBucketMissing(error: unknown): boolean {
    return error instanceof Error && error.name === 'NoSuchBucket';
  }
}
