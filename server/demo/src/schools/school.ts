import type { DemoSchoolName } from 'server-kernel/config';
import type { AccessFlag } from 'shared-contract';
import type { DemoGroup } from '../provider/accounts';

/** The demo schools but the first, which is written row by row. */
export type PackagedSchoolName = Exclude<DemoSchoolName, 'parc'>;

/** What stands in a cell of a package; null is an empty one. */
export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** The files of a package by their names, without `.csv`. */
export type SchoolFiles = Readonly<Record<string, readonly Row[]>>;

/** When an event is open around the day of the load: label, days since it opened, days until it closes. */
export type Windows = Partial<
  Record<AccessFlag, readonly [label: string, since: number | null, until: number | null]>
>;

/** A demo school that arrives as any school does: by a package. */
export interface DemoSchool {
  name: PackagedSchoolName;
  windows: Windows;
  /** Everything but the windows. */
  files: (now: Date, privacyVersion: string) => SchoolFiles;
  /** Accounts of the desk, with the programmes that each decides for. */
  desk: readonly { username: string; programmes: readonly string[] }[];
  /** What the sign-in page offers. */
  accounts: DemoGroup[];
}
