import { createBucketStore } from './bucket/bucket-store';
import { openS3Client } from './bucket/s3-client';
import { createFolderStore } from './folder/folder-store';
import type { ReleaseStore } from './release-store';

/** The store in a bucket (`s3://bucket/prefix`), or in `folder` when that is null; throws on any other address. */
export const openReleaseStore = ({
  bucket,
  folder,
}: {
  bucket: string | null;
  folder: string;
}): ReleaseStore => (bucket ? createBucketStore(openS3Client(bucket)) : createFolderStore(folder));
