import type { FailureCounts } from '../registry/failures-file.mjs';
import type { JournalLine } from '../registry/journal.mjs';
import type { ActiveRemote, RegistryFile } from '../registry/registry-file.mjs';

/** Who changes the registry, how and why; noted in the journal. */
export interface Change {
  remote: string;
  verbe: string;
  qui?: string;
  pourquoi?: string;
}

type Entry = ActiveRemote | undefined;

/**
 * Where versions are published and the registry stands: a folder, or a bucket of any S3-compatible store. Every method
 * rejects where the depot can't be reached; what a name does not lead to is null or empty.
 */
export interface Depot {
  registry(): Promise<RegistryFile>;
  /** Every change, oldest first. */
  journal(): Promise<JournalLine[]>;
  /**
   * Changes the entry of one remote: `change` gives the new entry, or the same one to change nothing; it runs again
   * when another change came between. Resolves to the registry afterwards.
   */
  change(what: Change, change: (entry: Entry) => Entry | Promise<Entry>): Promise<RegistryFile>;
  /** Published versions of a remote, and when: epoch milliseconds. */
  versions(remote: string): Promise<{ version: string; at: number }[]>;
  /** A JSON file of a published version. */
  read(remote: string, version: string, file: string): Promise<unknown>;
  /** Publishes the build in a folder; false when the version is there, which is never overwritten. */
  publish(dist: string, remote: string, version: string): Promise<boolean>;
  /** Removes the versions of a remote that no open page can ask for at `now` (epoch milliseconds); resolves to them. */
  prune(remote: string, now: number): Promise<string[]>;
  /** In whose browsers versions failed, as the server last counted. */
  failures(): Promise<FailureCounts>;
  tellFailures(counts: FailureCounts): Promise<void>;
  /** A folder with the registry, the versions it names and `versions` (by remote), until `remove()`. */
  checkout(versions: Record<string, string>): Promise<{ folder: string; remove(): void }>;
}

/** The depot in a bucket (`s3://bucket/prefix`), or in `folder` when that is null. */
export declare const openDepot: (where: { bucket: string | null; folder: string }) => Depot;
