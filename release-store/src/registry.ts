import { isRecord } from './parse-json';

/** A version that a part of the users tries. */
export interface Canary {
  version: string | null;
  /** Part of the users, in percent. */
  percent: number;
  /** When the trial began, ISO 8601. */
  since?: string;
}

/** What the registry says of one remote. */
export interface ActiveRemote {
  /** null: it has never been promoted. */
  version: string | null;
  /** The version to which a rollback returns. */
  previous: string | null;
  enabled: boolean;
  /** Why it is out of service, in French. */
  message: string | null;
  /** When the version was promoted, ISO 8601; absent when a build or a return made it active. */
  since?: string;
  canary?: Canary;
  /** Versions that the server took back by itself. */
  reverted?: string[];
  /** Who put it so: a compact JWS of the rest; absent where nobody signs. */
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
  /** Tells this change from any other, where its answer can be lost. */
  changeId?: string;
}

/** Which version of each remote is active. */
export interface Registry {
  revision: number;
  remotes: Record<string, ActiveRemote>;
  /** Kept here as well, so that a writer that dies before its journal line loses nothing. */
  lastChange?: JournalLine;
}

/** Before anything was activated. */
export const EMPTY_REGISTRY: Registry = { revision: 0, remotes: {} };

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isAbsentOr = (value: unknown, isShape: (value: unknown) => boolean): boolean =>
  value === undefined || isShape(value);

const isCanary = (value: unknown): value is Canary =>
  isRecord(value) &&
  isTextOrNull(value.version) &&
  typeof value.percent === 'number' &&
  isAbsentOr(value.since, isText);

/** Whether a value read from a disk or a bucket is an entry of the registry. */
export const isActiveRemote = (value: unknown): value is ActiveRemote =>
  isRecord(value) &&
  isTextOrNull(value.version) &&
  isTextOrNull(value.previous) &&
  typeof value.enabled === 'boolean' &&
  isTextOrNull(value.message) &&
  isAbsentOr(value.since, isText) &&
  isAbsentOr(value.canary, isCanary) &&
  isAbsentOr(value.reverted, (versions) => Array.isArray(versions) && versions.every(isText)) &&
  isAbsentOr(value.signature, isText);

/** Whether a value read from a disk or a bucket is a line of the journal. */
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
  isAbsentOr(value.changeId, isText);

/** Whether a value read from a disk or a bucket is a registry. */
export const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  typeof value.revision === 'number' &&
  isRecord(value.remotes) &&
  Object.values(value.remotes).every(isActiveRemote) &&
  isAbsentOr(value.lastChange, isJournalLine);
