import type { Client } from 'pg';
import type { ImportProgress } from 'shared-contract/imports/answers';
import type { Kinds } from '../package/format/kinds';
import { type ImportStep, importPackage } from '../package/import-package';
import { withPackage } from '../package/reading/open-package';
import { UnreadablePackage } from '../package/reading/unreadable-package';
import { summaryDigest } from '../package/summary';
import type { Outcome } from '../package/writing/apply.queries';
import { toFiles, toFindings } from './findings';
import type { Found } from './imports.queries';
import { sealImport } from './seal-import.queries';

/** A check or an import to run; serialisable, for a thread. */
export interface ImportTask {
  importId: number;
  /** The package on this machine's disk, the name that it was given, and where it is opened. */
  path: string;
  name: string;
  parent: string;
  /** null = it is checked; otherwise it is written, where this is what it does still. */
  confirmed: { resume: string; actor: string; role: string } | null;
  /** ISO 8601. */
  now: string;
}

export interface TaskResult extends Found {
  isWritten: boolean;
}

type Maintenance = <T>(work: (client: Client) => Promise<T>) => Promise<T>;

type OnProgress = (progress: ImportProgress) => void;

/** The summary changed since it was confirmed. */
class SummaryChanged extends Error {}

const progressReporter = (total: number, isCheck: boolean, onProgress: OnProgress) => {
  const read = new Map<string, number>();
  return (step: ImportStep): void => {
    if (step.phase === 'lecture') read.set(step.file, step.lines);
    const lines = [...read.values()].reduce((sum, one) => sum + one, 0);
    onProgress({
      Phase: step.phase === 'ecriture' && isCheck ? 'bilan' : step.phase,
      Fichier: 'file' in step ? step.file : null,
      Lignes: lines,
      Total: Math.max(total, lines),
    });
  };
};

const NOTHING: Found = {
  fichiers: [],
  resume: null,
  fautes: 0,
  remarques: 0,
  constats: [],
  estNouveau: false,
};

const unreadable = ({ name }: ImportTask, { file, why, how }: UnreadablePackage): TaskResult => ({
  ...NOTHING,
  isWritten: false,
  fautes: 1,
  constats: [
    {
      Nature: 'faute',
      Fichier: file ?? name,
      Ligne: null,
      Colonne: null,
      Valeur: null,
      Pourquoi: why,
      Comment: how,
    },
  ],
});

/**
 * Checks a package, or writes it as it was confirmed: the very use-case of `npm run import`. What it would do is worked
 * out again in the transaction that writes; where that is not what was confirmed, nothing is written and the new
 * summary comes back.
 */
export const runTask = (
  maintenance: Maintenance,
  kinds: Kinds,
  task: ImportTask,
  onProgress: OnProgress,
): Promise<TaskResult> => {
  const { confirmed } = task;
  onProgress({ Phase: 'ouverture', Fichier: null, Lignes: 0, Total: 0 });

  const seal = async (client: Client, outcomes: Outcome[]): Promise<void> => {
    if (!confirmed) return;
    if (summaryDigest(outcomes) !== confirmed.resume) throw new SummaryChanged();
    const isSealed = await sealImport(client, {
      ...confirmed,
      ...task,
      files: toFiles(kinds, outcomes),
      outcomes,
    });
    if (!isSealed) throw new Error('this import is not being written any more');
  };

  const work = async (folder: string, lines: number, dryRun: boolean): Promise<TaskResult> => {
    const report = await maintenance((client) =>
      importPackage(client, kinds, folder, {
        dryRun,
        onProgress: progressReporter(lines, dryRun, onProgress),
        ...(dryRun ? {} : { seal }),
      }),
    );
    const { faults, remarks, outcomes } = report;
    return {
      isWritten: !dryRun && faults.total === 0,
      fichiers: toFiles(kinds, outcomes),
      resume: faults.total > 0 ? null : summaryDigest(outcomes),
      fautes: faults.total,
      remarques: remarks.total,
      constats: toFindings(report),
      estNouveau: false,
    };
  };

  return withPackage(
    task.path,
    async ({ folder, lines }) => {
      if (!confirmed) return work(folder, lines, true);
      try {
        return await work(folder, lines, false);
      } catch (error) {
        if (!(error instanceof SummaryChanged)) throw error;
        return { ...(await work(folder, lines, true)), estNouveau: true };
      }
    },
    task.parent,
  ).catch((error: unknown) => {
    if (error instanceof UnreadablePackage) return unreadable(task, error);
    throw error;
  });
};
