import { isRecord } from './parse-json';

/** A version that a part of the users tries. */
export interface Canary {
  version: string | null;
  /** Part of the users, in percent. */
  percent: number;
  /** Start of the trial, ISO 8601. */
  since?: string;
  /** Marks of the accounts that are shown it whatever their part is (`trialMark`). */
  people?: string[];
}

/** Registry entry of one remote. */
export interface ActiveRemote {
  /** null: it has never been promoted. */
  version: string | null;
  /** The version to which a rollback returns. */
  previous: string | null;
  enabled: boolean;
  /** French message while out of service. */
  message: string | null;
  /** Instant of the promotion, ISO 8601; absent when a build or a rollback made it active. */
  since?: string;
  canary?: Canary;
  /** Versions that the server took back by itself. */
  reverted?: string[];
  /** Compact JWS over the rest of the entry; absent without signing. */
  signature?: string;
}

/** One change of the registry, as the journal keeps it. */
export interface JournalLine {
  revision: number;
  /** ISO 8601. */
  date: string;
  /** The verb of the command: `promote`, `rollback`, … */
  action: string;
  remote: string;
  /** The active version afterwards. */
  version: string | null;
  /** The version whose trial began or ended by it. */
  trial?: string;
  by: string | null;
  reason: string | null;
  /** Of a change of several remotes at once: the active version of each afterwards, and before. `remote` is the first. */
  set?: Record<string, { version: string | null; before: string | null }>;
  /** Unique identifier of the change, for retries after a lost answer. */
  changeId?: string;
}

/** Active version of each remote. */
export interface Registry {
  revision: number;
  remotes: Record<string, ActiveRemote>;
  /** Kept here as well, so that a writer that dies before its journal line loses nothing. */
  lastChange?: JournalLine;
}

/** Before anything was activated. */
export const EMPTY_REGISTRY: Registry = { revision: 0, remotes: {} };

/** True where somebody signed an entry. */
export const hasSignature = ({ remotes }: Registry): boolean =>
  Object.values(remotes).some(({ signature }) => signature !== undefined);

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isAbsentOr = (value: unknown, isShape: (value: unknown) => boolean): boolean =>
  value === undefined || isShape(value);

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isCanary = (value: unknown): value is Canary =>
  isRecord(value) &&
  isTextOrNull(value.version) &&
  typeof value.percent === 'number' &&
  isAbsentOr(value.since, isText) &&
  isAbsentOr(value.people, isTexts);

/** Type guard of a registry entry. */
export const isActiveRemote = (value: unknown): value is ActiveRemote =>
  isRecord(value) &&
  isTextOrNull(value.version) &&
  isTextOrNull(value.previous) &&
  typeof value.enabled === 'boolean' &&
  isTextOrNull(value.message) &&
  isAbsentOr(value.since, isText) &&
  isAbsentOr(value.canary, isCanary) &&
  isAbsentOr(value.reverted, isTexts) &&
  isAbsentOr(value.signature, isText);

const isSetMember = (value: unknown): boolean =>
  isRecord(value) && isTextOrNull(value.version) && isTextOrNull(value.before);

const isSet = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isSetMember);

/** Type guard of a journal line. */
export const isJournalLine = (value: unknown): value is JournalLine =>
  isRecord(value) &&
  typeof value.revision === 'number' &&
  isText(value.date) &&
  isText(value.action) &&
  isText(value.remote) &&
  isTextOrNull(value.version) &&
  isAbsentOr(value.trial, isText) &&
  isTextOrNull(value.by) &&
  isTextOrNull(value.reason) &&
  isAbsentOr(value.set, isSet) &&
  isAbsentOr(value.changeId, isText);

/** The lines of the journal that concern one remote, each with the version of that remote. */
export const linesOf = (remote: string, lines: JournalLine[]): JournalLine[] =>
  lines.flatMap((line) => {
    const member = line.set?.[remote];
    if (member) return [{ ...line, remote, version: member.version }];
    return line.remote === remote ? [line] : [];
  });

/** Type guard of a registry. */
export const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  typeof value.revision === 'number' &&
  isRecord(value.remotes) &&
  Object.values(value.remotes).every(isActiveRemote) &&
  isAbsentOr(value.lastChange, isJournalLine);
