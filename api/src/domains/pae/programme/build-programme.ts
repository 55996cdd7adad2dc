import { closingPrerequisites } from 'shared-contract/pae/graph';

/** A unit that may be listed: of a block (`option` false) or of a group of options. */
export interface OfferedUnit {
  id: number;
  /** Heading: `Bloc 2`, `Options : langues`. */
  niveau: string;
  isOption: boolean;
  /** Of a block below the one to be enrolled in: listed once it was tried. */
  isEarlier: boolean;
}

/** How a student fared in a unit so far, the best of all years. */
export interface PastOutcome {
  result: 'passed' | 'exempted' | 'transferred' | 'failed';
  /** Academic year of the result. */
  annee: string;
  mark: number | null;
}

export interface ProgrammeUnit {
  uniteEnseignementId: number;
  niveau: string;
  ordre: number;
  estOption: boolean;
  preselection: boolean;
  nonSelectionnable: boolean;
  creditsValides: boolean;
  dispense: boolean;
  transfert: boolean;
  selection: boolean;
  motif: string | null;
}

const motifOf = (past: PastOutcome | undefined): string | null => {
  switch (past?.result) {
    case 'passed':
      return `Validée en ${past.annee}, ${String(past.mark ?? '').replace('.', ',')}/20.`;
    case 'exempted':
      return `Dispense accordée en ${past.annee}.`;
    case 'transferred':
      return 'Validée dans un autre diplôme.';
    case 'failed':
      return `Non validée en ${past.annee} : à représenter.`;
    default:
      return null;
  }
};

/**
 * What a student may compose a year of: failed units are proposed, acquired ones listed, and a unit whose
 * prerequisite is not acquired stays closed unless it was already tried. Within a cycle of prerequisites nobody
 * could ever be first: there they close nothing.
 */
export const buildProgramme = (
  offered: readonly OfferedUnit[],
  past: ReadonlyMap<number, PastOutcome>,
  prerequisites: ReadonlyMap<number, readonly number[]>,
): ProgrammeUnit[] => {
  const known = new Set(offered.map(({ id }) => id));
  const closing = closingPrerequisites(
    new Map(offered.map(({ id }) => [id, (prerequisites.get(id) ?? []).filter((one) => known.has(one))])),
  );
  const isAcquired = (id: number) => ![undefined, 'failed'].includes(past.get(id)?.result);
  return offered
    .filter(({ id, isEarlier }) => !isEarlier || past.has(id))
    .map(({ id, niveau, isOption }, ordre) => {
      const result = past.get(id)?.result;
      const isFailed = result === 'failed';
      const isClosed = result === undefined && (closing.get(id) ?? []).some((one) => !isAcquired(one));
      return {
        uniteEnseignementId: id,
        niveau,
        ordre,
        estOption: isOption,
        preselection: isFailed,
        nonSelectionnable: isClosed,
        creditsValides: result === 'passed' || result === 'transferred',
        dispense: result === 'exempted',
        transfert: false,
        selection: isFailed,
        motif: motifOf(past.get(id)),
      };
    });
};
