import { createBucketStore } from './bucket/bucket-store';
import { openS3Client } from './bucket/s3/s3-client';
import { createFolderStore } from './folder/folder-store';
import type { ReleaseStore } from './release-store';
import type { Guard } from './signing/guard';
import { signedStore } from './signing/signed-store';

/**
 * The store in a bucket (`s3://bucket/prefix`), or in `folder` when that is null; throws on any other address. With a
 * guard everything in it is signed and verified.
 */
export const openReleaseStore = ({
  bucket,
  folder,
  guard = null,
}: {
  bucket: string | null;
  folder: string;
  guard?: Guard | null;
}): ReleaseStore => {
  const store = bucket ? createBucketStore(openS3Client(bucket)) : createFolderStore(folder);
  return guard ? signedStore(store, guard) : store;
};
