/** `s3://bucket/prefix` as the bucket and what every key begins with; null for anything else. */
export declare const parseAddress: (address: string) => { bucket: string; prefix: string } | null;
