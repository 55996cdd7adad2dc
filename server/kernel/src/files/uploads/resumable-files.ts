import type { DataStore } from '@tus/server';

/** Storage of resumable uploads in progress. */
export interface ResumableFiles {
  /** The library's own store. */
  datastore: DataStore;
  /** The name under which it knows an upload; its last part is the upload's identifier. */
  keyOf(id: string): string;
  /** All of an upload that has come whole. */
  read(id: string): Promise<Buffer>;
  /** Forgets an upload; nothing happens when there is none. */
  remove(id: string): Promise<void>;
  /** Forgets what was begun before an instant (milliseconds). */
  sweep(before: number): Promise<void>;
}
