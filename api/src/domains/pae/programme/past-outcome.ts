/** How a student fared in a unit so far, the best of all years. */
export interface PastOutcome {
  result: 'passed' | 'exempted' | 'transferred' | 'failed';
  /** Academic year of the result. */
  annee: string;
  /** Out of 20; null where no mark was given. */
  mark: number | null;
}

/** Passed, exempted or brought from elsewhere: its credits are there for good. */
export const isAcquiredOutcome = (past: PastOutcome | undefined): boolean =>
  past !== undefined && past.result !== 'failed';

/** The French sentence that tells an outcome; null where there is none. */
export const motifOf = (past: PastOutcome | undefined): string | null => {
  switch (past?.result) {
    case 'passed':
      return `Validée en ${past.annee}, ${String(past.mark ?? '').replace('.', ',')}/20.`;
    case 'exempted':
      return `Dispense accordée en ${past.annee}.`;
    case 'transferred':
      return 'Validée dans un autre diplôme.';
    case 'failed':
      return `Non validée en ${past.annee}\u00a0: à représenter.`;
    default:
      return null;
  }
};
