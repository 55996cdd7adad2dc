import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { joinStreams } from '../../streams/join-streams';
import { digestOfPath, type FileStore, pathOf, type ReceivedFile, sha256 } from './file-store';
import { withTemporaryFile } from './incoming';
import { S3Bucket } from './s3-bucket';

const TYPE = 'application/octet-stream';

/**
 * Files of a bucket (FILES_BUCKET). Writing what is there already makes it young again, so that no sweep of another
 * process takes it away meanwhile; a file appears when its last byte has come, as the store has it.
 */
export class BucketStore implements FileStore {
  readonly #bucket: S3Bucket;

  /** `filesDir`: where bytes wait on this machine until they are whole. */
  constructor(
    address: string,
    private readonly filesDir: string,
  ) {
    this.#bucket = new S3Bucket(address);
  }

  async put(bytes: Buffer): Promise<string> {
    const empreinte = sha256(bytes);
    await this.#write(empreinte, bytes, bytes.length);
    return empreinte;
  }

  take(stream: Readable): Promise<ReceivedFile> {
    return withTemporaryFile(this.filesDir, stream, async (path, taken) => {
      await this.#write(taken.empreinte, joinStreams(createReadStream(path)), taken.taille);
      return taken;
    });
  }

  async open(empreinte: string): Promise<Readable | null> {
    const at = this.#bucket.at(pathOf(empreinte));
    const found = await this.#bucket.ask((client) => client.getObject(at));
    return found?.Body instanceof Readable ? joinStreams(found.Body) : null;
  }

  has(empreinte: string): Promise<boolean> {
    return this.#bucket.has(pathOf(empreinte));
  }

  async remove(empreinte: string): Promise<void> {
    await this.#bucket.remove(pathOf(empreinte));
  }

  async *olderThan(before: number): AsyncGenerator<string> {
    for await (const { path, at } of this.#bucket.list()) {
      const empreinte = digestOfPath(path);
      if (at < before && empreinte !== null) yield empreinte;
    }
  }

  async #write(empreinte: string, Body: Buffer | Readable, ContentLength: number): Promise<void> {
    const at = this.#bucket.at(pathOf(empreinte));
    const written = await this.#bucket.ask((client) =>
      client.putObject({ ...at, Body, ContentLength, ContentType: TYPE }),
    );
    if (!written) throw Object.assign(new Error('the bucket has no place for a file'), { code: 'EIO' });
  }
}
