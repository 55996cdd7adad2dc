/**
 * Best outcome of a student in a unit, over all years. `before`: from a block completed before the portal knew her,
 * without results. `granted`: the jury ended the cycle with it.
 */
export interface PastOutcome {
  result: 'passed' | 'exempted' | 'transferred' | 'before' | 'granted' | 'failed';
  /** Academic year of the result, or of the diploma; of `before`, the first one that the portal knows. */
  annee: string;
  /** Out of 20; null where no mark was given. */
  mark: number | null;
}

/** Passed, exempted, brought from elsewhere or granted: its credits are there for good. */
export const isAcquiredOutcome = (past: PastOutcome | undefined): boolean =>
  past !== undefined && past.result !== 'failed';

const passedIn = ({ annee, mark }: PastOutcome): string =>
  mark === null
    ? `Validée en ${annee}.`
    : `Validée en ${annee}, ${String(mark).replace('.', ',')}\u00a0sur\u00a020.`;

/** The French sentence that tells an outcome; null where there is none. */
export const motifOf = (past: PastOutcome | undefined): string | null => {
  switch (past?.result) {
    case 'passed':
      return passedIn(past);
    case 'exempted':
      return `Dispense accordée en ${past.annee}.`;
    case 'transferred':
      return 'Validée dans un autre diplôme.';
    case 'before':
      return `Acquise avant ${past.annee}, première année que le portail connaît.`;
    case 'granted':
      return `Acquise avec le diplôme, que le jury a accordé en ${past.annee}.`;
    case 'failed':
      return `Non validée en ${past.annee}\u00a0: à représenter.`;
    default:
      return null;
  }
};
