import type { Table } from 'server-kernel/db/transfer/tables';

/** The first entry of an archive: whose words it speaks. */
export const START = 'debut.json';
/** Comes after the files and before the rows: the schema and the tables that follow. */
export const SCHOOL = 'ecole.json';
/** The last entry: what was put in. An archive without it is cut. */
export const END = 'fin.json';

/** Version of the archive layout. */
export const FORMAT = 1;

export interface ArchiveStart {
  format: number;
  /** Release that wrote it. */
  version: string;
  /** ISO 8601, UTC. */
  at: string;
}

export interface ArchivedSchool {
  /** Last migration of its schema. */
  schema: string;
  tables: Table[];
}

/** Digest of a table: its COPY rows in key order. */
export interface TableDigest {
  bytes: number;
  /** hex */
  sha256: string;
}

export interface ArchiveEnd {
  tables: Record<string, TableDigest>;
  files: number;
}

/** Name of the entry of a stored file; its content has that SHA-256. */
export const fileEntry = (empreinte: string): string => `files/${empreinte}`;

/** Name of one piece of a table's rows; pieces follow one another. */
export const rowsEntry = (table: string, piece: number): string => `tables/${table}/${piece}`;
