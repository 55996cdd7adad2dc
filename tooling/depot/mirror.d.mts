/**
 * Keeps a folder of releases like a bucket, for a server and for nginx, which read folders; throws where the folder
 * holds anything else. `sync` looks once; it resolves to whether more is to be fetched, and rejects where the bucket
 * does not answer: the folder then stays as it is.
 */
export declare const createMirror: (options: {
  bucket: string;
  releases: string;
  /** Given what can't be fetched, each thing once. */
  tell: (error: Error) => void;
}) => { sync(): Promise<boolean> };
