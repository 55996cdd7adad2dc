import { createBucketStore } from './bucket/bucket-store';
import { openS3Client } from './bucket/s3/s3-client';
import { createFolderStore } from './folder/folder-store';
import type { ReleaseStore } from './release-store';
import type { Guard } from './signing/guard';
import { keylessStore } from './signing/keyless-store';
import { signedStore } from './signing/signed-store';

interface StorePlace {
  /** `s3://bucket/prefix`; null: in `folder`. */
  bucket: string | null;
  folder: string;
}

/** The store of a place, which takes everything and verifies nothing: for who signs what others left. Throws on any other address. */
export const openUnguardedStore = ({ bucket, folder }: StorePlace): ReleaseStore =>
  bucket ? createBucketStore(openS3Client(bucket)) : createFolderStore(folder);

/**
 * The store of a place. With a guard everything in it is signed and verified; without one it takes what is written as long
 * as nothing in it is signed, and `searched` says in French where keys were looked for. Throws on any other address.
 */
export const openReleaseStore = ({
  guard = null,
  searched = 'aucun endroit',
  ...place
}: StorePlace & { guard?: Guard | null; searched?: string }): ReleaseStore => {
  const store = openUnguardedStore(place);
  return guard ? signedStore(store, guard) : keylessStore(store, searched);
};
