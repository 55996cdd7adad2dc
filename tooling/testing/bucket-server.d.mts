/** What befalls a request: nothing, a cut before it is carried out, or one before its answer. */
export type Cut = undefined | 'refused' | 'unanswered';

/** A bucket for tests on a port of this machine. */
export interface BucketServer {
  objects: Map<string, { body: Buffer; type?: string; cache?: string }>;
  /** `METHOD key`, oldest first. */
  requests: string[];
  onRequest: (rank: number, request: { method: string; key: string }) => Cut;
  /** false: an older store, which ignores the conditions of a write. */
  hasConditions: boolean;
  /** true: If-Match is compared without quotes on writing, as Ceph does. */
  hasBareMarks: boolean;
  /** What a client's environment says to reach this bucket. */
  env: Record<string, string>;
  /** For RELEASES_BUCKET. */
  address: string;
  close(): Promise<void>;
}

export declare const openBucketServer: (bucket?: string) => Promise<BucketServer>;
