import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parseFilesBucket, S3Bucket } from '../store/s3-bucket';
import { BucketUploads } from './bucket-uploads';
import type { ResumableFiles } from './resumable-files';

const FOLDER = 'resumable/';

/** Unfinished uploads in a bucket, below `resumable/`; `onFailure` hears of a bucket that is down. */
export const resumableInBucket = (address: string, onFailure: (error: Error) => void): ResumableFiles => {
  const { bucket, prefix } = parseFilesBucket(address);
  const objects = new S3Bucket(address);
  const datastore = new BucketUploads(bucket, onFailure);
  const keyOf = (id: string) => `${prefix}${FOLDER}${id}`;
  const remove = (id: string) => datastore.remove(keyOf(id));

  return {
    datastore,
    keyOf,
    read: async (id) => {
      const at = objects.at(`${FOLDER}${id}`);
      const found = await objects.ask((client) => client.getObject(at));
      if (found?.Body instanceof Readable) return buffer(found.Body);
      throw Object.assign(new Error('an upload that came whole is not in the bucket'), { code: 'EIO' });
    },
    remove: (id) => remove(id).catch(() => {}),
    sweep: async (before) => {
      const left = new Set<string>();
      for await (const { path, at } of objects.list(FOLDER)) {
        if (at < before) left.add(path.slice(FOLDER.length).replace(/\.(info|part)$/, ''));
      }
      for (const id of left) await remove(id);
    },
  };
};
