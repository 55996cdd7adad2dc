import type { Client } from 'pg';
import { Faults, type Findings } from './format/faults';
import type { Kind } from './format/kind';
import type { Kinds } from './format/kinds';
import { showAsWritten } from './reading/as-written';
import { checkStaged, type StagedPackage } from './reading/checks.queries';
import { type CsvLine, readLines } from './reading/csv-lines';
import { leaveErasedPeople } from './reading/erased-people.queries';
import { readHeading } from './reading/heading';
import { type PackageFile, packageFiles } from './reading/package-files';
import { openStage, type Stage } from './reading/stage.queries';
import { UnreadableFile } from './reading/unreadable-file';
import { titledColumns } from './reading/untitled-columns';
import type { Staged } from './reading/violations';
import { applyKind, type Outcome } from './writing/apply.queries';
import { refusalFault } from './writing/refusal';

/** Progress of an import: lines read of the current file, 0 when it is opened. */
export type ImportStep =
  | { phase: 'lecture'; file: string; lines: number }
  | { phase: 'verification' }
  | { phase: 'ecriture'; file: string };

export interface ImportOptions {
  /** Everything is done and undone again. */
  dryRun: boolean;
  /** Told of each file as it is read and written. */
  onProgress?: (step: ImportStep) => void;
  /** Written in the same transaction as the rows, once all of them are. */
  seal?: (client: Client, outcomes: Outcome[]) => Promise<void>;
}

/** Nothing was written where there is a fault. */
export interface ImportReport extends Findings {
  outcomes: Outcome[];
}

/** Any number: imports wait for one another. */
const IMPORT_LOCK = 7_204_504;

/**
 * The keys of a large school fit in the memory of a hash; merging would sort every line by its texts, and compiled
 * expressions cost more than they give.
 */
const SETTINGS = [
  "work_mem = '128MB'",
  "maintenance_work_mem = '256MB'",
  'enable_mergejoin = off',
  'jit = off',
];

const openFile = async (
  client: Client,
  kinds: Kinds,
  { kind, path }: PackageFile,
  heading: CsvLine | undefined,
  findings: Findings,
): Promise<(Staged & { stage: Stage }) | null> => {
  const { titles, pick } = titledColumns(heading?.cells ?? []);
  const headers = readHeading(kinds, kind, titles, findings.faults);
  return headers && { kind, headers, path, stage: await openStage(client, kind, headers, pick, findings) };
};

const stageFile = async (
  client: Client,
  kinds: Kinds,
  found: PackageFile,
  findings: Findings,
  onLines: (lines: number) => void,
): Promise<{ opened: Staged | null; isWhole: boolean }> => {
  const file = `${found.kind.name}.csv`;
  onLines(0);
  let opened: Awaited<ReturnType<typeof openFile>> = null;
  let isFirst = true;
  let isWhole = true;
  try {
    for await (const lines of readLines(found.path)) {
      const last = lines.at(-1)?.textLine ?? 0;
      if (isFirst) opened = await openFile(client, kinds, found, lines.shift(), findings);
      isFirst = false;
      await opened?.stage.take(lines);
      if (last > 0) onLines(last);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    isWhole = false;
    findings.faults.add({
      file,
      line: error.line,
      textLine: error.line ?? undefined,
      column: null,
      value: null,
      why: error.why,
      how: error.how,
    });
  }
  await opened?.stage.end();
  return { opened, isWhole: isWhole && opened !== null };
};

const UNREAD = {
  line: null,
  column: null,
  value: null,
  why: 'ce fichier n’est pas lu jusqu’au bout',
  how: 'Les renvois des autres fichiers vers lui seront vérifiés une fois qu’il se lit.',
} as const;

/** Reads every file of a folder into its stage. */
const stageFiles = async (
  client: Client,
  kinds: Kinds,
  folder: string,
  findings: Findings,
  onProgress: (step: ImportStep) => void,
): Promise<StagedPackage> => {
  const staged: Staged[] = [];
  const unread: Kind[] = [];
  for (const file of await packageFiles(kinds, folder, findings)) {
    const name = `${file.kind.name}.csv`;
    const onLines = (lines: number) => onProgress({ phase: 'lecture', file: name, lines });
    const { opened, isWhole } = await stageFile(client, kinds, file, findings, onLines);
    if (opened) staged.push(opened);
    if (isWhole) continue;
    unread.push(file.kind);
    findings.remarks.add({ file: name, ...UNREAD });
  }
  return { staged, unread };
};

const work = async (
  client: Client,
  kinds: Kinds,
  folder: string,
  { onProgress = () => {}, seal }: ImportOptions,
): Promise<ImportReport> => {
  const findings: Findings = { faults: new Faults(), remarks: new Faults() };
  const { faults } = findings;
  const read = await stageFiles(client, kinds, folder, findings, onProgress);
  onProgress({ phase: 'verification' });
  await leaveErasedPeople(client, kinds, read.staged, findings.remarks);
  await checkStaged(client, kinds, read, findings);
  for (const one of read.staged) await showAsWritten(one, findings);
  const outcomes: Outcome[] = [];
  if (faults.total > 0) return { ...findings, outcomes };
  const { staged } = read;
  for (const { kind, headers } of staged) {
    const file = `${kind.name}.csv`;
    onProgress({ phase: 'ecriture', file });
    try {
      outcomes.push(await applyKind(client, kinds, kind, headers));
    } catch (error) {
      faults.add(refusalFault(kinds, kind, headers, error));
      return { ...findings, outcomes: [] };
    }
  }
  for (const { kind } of staged) {
    for (const statement of kind.after ?? []) await client.query(statement);
  }
  await seal?.(client, outcomes);
  return { ...findings, outcomes };
};

/**
 * Reads a package (a folder of CSV files) into the portal, in one transaction: everything is checked first, and
 * nothing is written where anything is wrong, or on a dry run.
 */
export const importPackage = async (
  client: Client,
  kinds: Kinds,
  folder: string,
  options: ImportOptions,
): Promise<ImportReport> => {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    for (const setting of SETTINGS) await client.query(`set local ${setting}`);
    const report = await work(client, kinds, folder, options);
    await client.query(options.dryRun || report.faults.total > 0 ? 'rollback' : 'commit');
    return report;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
