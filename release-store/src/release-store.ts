import type { FailureCounts } from './failure-counts';
import type { ActiveRemote, JournalLine, Registry } from './registry';

/** Author, action and reason of a registry change, for the journal. */
export interface Change {
  remote: string;
  /** The verb of the command: `promote`, `rollback`, … */
  action: string;
  by?: string | null | undefined;
  reason?: string | null | undefined;
}

/** Author, action and reason of a change of several remotes at once. */
export interface SetChange extends Omit<Change, 'remote'> {
  /** At least one; the journal names the first. */
  remotes: string[];
}

type Entry = ActiveRemote | undefined;

/** Gives the new entry of a remote, or the same one to change nothing; it may run again. */
export type ChangeEntry = (entry: Entry) => Entry | Promise<Entry>;

type Entries = Registry['remotes'];

/** Gives the new entries of remotes, none to change nothing; it may run again. */
export type ChangeEntries = (entries: Entries) => Entries | Promise<Entries>;

/** A version that stands in the store. */
export interface PublishedVersion {
  version: string;
  /** Publication, epoch milliseconds. */
  at: number;
}

/** A folder of releases for whom opens them, until `remove()`. */
export interface Checkout {
  folder: string;
  remove(): void;
}

/**
 * Store of published versions and of the registry: a folder, or an S3-compatible bucket. Methods reject when the store
 * is unreachable; unknown names give null or an empty list.
 */
export interface ReleaseStore {
  registry(): Promise<Registry>;
  /** Every change, oldest first. */
  journal(): Promise<JournalLine[]>;
  /** Changes the entry of one remote, again when another change came between; resolves to the registry afterwards. */
  change(what: Change, change: ChangeEntry): Promise<Registry>;
  /** Changes the entries of several remotes in one write, all or none; otherwise as `change`. */
  changeSet(what: SetChange, change: ChangeEntries): Promise<Registry>;
  versions(remote: string): Promise<PublishedVersion[]>;
  /** A JSON file of a published version, or null. */
  read(remote: string, version: string, file: string): Promise<unknown>;
  /**
   * Publishes the build in a folder, and what stands beside its files (text by name); false when the version is there,
   * which is never overwritten.
   */
  publish(dist: string, remote: string, version: string, beside?: Record<string, string>): Promise<boolean>;
  /** Lays a signature beside the files of a published version, in place of the one that is there. */
  sign(remote: string, version: string, token: string): Promise<void>;
  /** The source maps that its build kept, compressed (`SOURCE_MAPS`), or null; never among what browsers are sent. */
  sourceMaps(remote: string, version: string): Promise<Uint8Array | null>;
  /** Whether a version or an entry of the registry bears a signature, whoever may have made it. */
  isSigned(): Promise<boolean>;
  /** False where this process looks at no signature. */
  verifies: boolean;
  /** Rejects where things are signed and this process could not sign what it would write of a remote; writes nothing. */
  requireSigner(remote: string): Promise<void>;
  /** Rejects unless the entry of a remote is what somebody who may has signed; nothing where nobody signs. */
  verifyEntry(remote: string, entry: ActiveRemote): Promise<void>;
  /** Reads a published version and rejects unless it is what somebody who may has signed; nothing where nobody signs. */
  verify(remote: string, version: string): Promise<void>;
  /** Removes the versions of a remote that no open page can ask for at `now` (epoch milliseconds); resolves to them. */
  prune(remote: string, now: number): Promise<string[]>;
  /** Failure counts as the server last wrote them. */
  failures(): Promise<FailureCounts>;
  saveFailures(counts: FailureCounts): Promise<void>;
  /** A folder with the versions that the registry names and `versions` (by remote). */
  checkout(versions: Record<string, string>): Promise<Checkout>;
}
