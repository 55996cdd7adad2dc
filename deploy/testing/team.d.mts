import type { ReleaseStore } from 'release-store';

/** The verbs of `portalctl` in this process; each resolves to what the command says, and throws a Refusal. */
export interface Team {
  publish(remote: string, dist: string): Promise<string>;
  promote(remote: string, version: string, percent?: number): Promise<string>;
  rollback(remote: string): Promise<string>;
  disable(remote: string, message: string): Promise<string>;
  enable(remote: string): Promise<string>;
  /** As before its first version: what is promoted next has none to fall back on. */
  forget(remote: string): Promise<unknown>;
}

/** `contract` is the one that the team believes in; absent, the shell's of this working copy. */
export declare const teamAt: (store: ReleaseStore, contract?: string) => Team;

/** The same over a folder of releases. */
export declare const teamOn: (releases: string, contract?: string) => Team;
