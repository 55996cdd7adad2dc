const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9._/-]*[A-Za-z0-9._-]))?\/?$/;

/** A bucket, and what every key of ours in it begins with. */
export interface BucketAddress {
  bucket: string;
  prefix: string;
}

/** Reads `s3://bucket/prefix`; null for anything else. */
export const parseAddress = (address: string): BucketAddress | null => {
  const [, bucket, prefix] = ADDRESS.exec(address) ?? [];
  return bucket ? { bucket, prefix: prefix ? `${prefix}/` : '' } : null;
};
