import type { S3Client } from '../bucket/s3/s3-client';
import type { JsonDocument } from '../bucket/update-json';
import { parseJson } from '../parse-json';

/** A JSON object of a bucket as it was last seen. */
export class PolledJson<T> {
  #value: T;
  #etag: string | undefined;

  constructor(
    private readonly client: S3Client,
    private readonly document: JsonDocument<T>,
  ) {
    this.#value = document.empty;
  }

  get value(): T {
    return this.#value;
  }

  /** True once the object was seen. */
  get isFound(): boolean {
    return this.#etag !== undefined;
  }

  /** Asks whether it changed, in one request; rejects where the bucket does not answer. */
  async poll(): Promise<void> {
    const { key, isShape } = this.document;
    const found = await this.client.read(key, this.#etag);
    if (!found) return;
    this.#value = parseJson(found.body.toString('utf8'), key, isShape);
    this.#etag = found.etag;
  }
}
