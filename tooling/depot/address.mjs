const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9._/-]*[A-Za-z0-9._-]))?\/?$/;

/** `s3://bucket/prefix` as the bucket and what every key begins with; null for anything else. */
export const parseAddress = (address) => {
  const [, bucket, prefix] = ADDRESS.exec(address) ?? [];
  return bucket ? { bucket, prefix: prefix ? `${prefix}/` : '' } : null;
};
