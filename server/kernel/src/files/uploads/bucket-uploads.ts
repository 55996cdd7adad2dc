import type { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import { bucketFailure, filesClientConfig, isNotFound } from '../store/s3-bucket';
import { refusal } from './tus-refusals';

/** Parts that travel to the bucket at once; each waits on this machine's disk meanwhile. */
const PARTS_AT_ONCE = 4;

const isOfTus = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status_code' in error;

/**
 * tus' own store for S3, with what it leaves to others: a bucket that is down is no upload that is gone, one that died
 * between its last byte and its judgement goes on, and nothing stays of one that is forgotten.
 */
export class BucketUploads extends S3Store {
  constructor(
    bucket: string,
    private readonly onFailure: (error: Error) => void,
  ) {
    super({
      maxConcurrentPartUploads: PARTS_AT_ONCE,
      s3ClientConfig: { ...filesClientConfig(), bucket },
    });
  }

  override create(upload: Parameters<S3Store['create']>[0]): ReturnType<S3Store['create']> {
    return this.#told(() => super.create(upload));
  }

  /** The library calls every failure « not found », upon which a client would begin anew. */
  override async getUpload(id: string): ReturnType<S3Store['getUpload']> {
    await this.#told(() => this.getMetadata(id)).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
    return this.#told(() => super.getUpload(id));
  }

  override write(stream: Readable, id: string, offset: number): Promise<number> {
    return this.#told(async () => {
      try {
        return await super.write(stream, id, offset);
      } catch (error) {
        // Its parts are one object already: the process died before it could judge what has come.
        const isWhole = isNotFound(error) && offset === (await this.getMetadata(id)).file.size;
        if (!isWhole) throw error;
        return offset;
      }
    });
  }

  /** Removes every object of an upload, and its parts where they are none yet. */
  override async remove(id: string): Promise<void> {
    await this.#told(async () => {
      const UploadId = await this.#uploadOf(id);
      const at = { Bucket: this.bucket };
      if (UploadId !== null) {
        const aborted = this.client.abortMultipartUpload({ ...at, Key: id, UploadId });
        await aborted.catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
        });
      }
      // What tells of the upload goes last: who dies on the way leaves what the next sweep finds.
      for (const Key of [id, this.partKey(id, true), this.infoKey(id)])
        await this.client.deleteObject({ ...at, Key });
      await this.clearCache(id);
    });
  }

  async #uploadOf(id: string): Promise<string | null> {
    try {
      return (await this.getMetadata(id))['upload-id'];
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** Makes a failure of the bucket one that is logged, and that tells the person 503 or 507. */
  async #told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isOfTus(error) || isNotFound(error)) throw error;
      const failure = bucketFailure(this.bucket, error);
      this.onFailure(failure);
      throw refusal(failure);
    }
  }
}
