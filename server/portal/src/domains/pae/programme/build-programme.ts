import { closingPrerequisites } from 'shared-contract/pae/graph';
import { isAcquiredOutcome, motifOf, type PastOutcome } from '../../shared/programme/past-outcome';

/** A unit that may be listed: of a block (`isOption` false) or of a group of options. */
export interface OfferedUnit {
  id: number;
  /** Heading: `Bloc 2`, `Options : langues`. */
  niveau: string;
  /** null: of a group of options. */
  bloc: number | null;
  isOption: boolean;
}

/** Requisites between units, by unit. */
export interface ProgrammeRules {
  /** Each list holds what may stand for one another: one of it is enough. */
  prerequisites: ReadonlyMap<number, readonly (readonly number[])[]>;
  /** Both ways, whoever declared them. */
  rivals: ReadonlyMap<number, readonly number[]>;
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

/**
 * Units that keep each offered one closed until one of each list is acquired: its prerequisites, where something of them
 * is offered, and none within a cycle of them, where nobody could ever be first.
 */
export const closingUnits = (
  offered: readonly OfferedUnit[],
  { prerequisites }: Pick<ProgrammeRules, 'prerequisites'>,
): ReadonlyMap<number, readonly (readonly number[])[]> => {
  const known = new Set(offered.map(({ id }) => id));
  const asked = (id: number) => prerequisites.get(id) ?? [];
  const closing = closingPrerequisites(
    new Map(
      offered.map(({ id }) => [
        id,
        asked(id)
          .flat()
          .filter((one) => known.has(one)),
      ]),
    ),
  );
  return new Map(
    offered.map(({ id }) => [
      id,
      asked(id).filter((group) => group.some((one) => closing.get(id)?.includes(one))),
    ]),
  );
};

/**
 * Units of a year's programme: failed units are proposed, acquired ones listed, untried ones open whatever their block;
 * a unit with a missing prerequisite is closed unless it was tried before. A failed unit is not proposed when its
 * matter was acquired under another name.
 */
export const buildProgramme = (
  offered: readonly OfferedUnit[],
  past: ReadonlyMap<number, PastOutcome>,
  rules: ProgrammeRules,
): ProgrammeUnit[] => {
  const { rivals } = rules;
  const closing = closingUnits(offered, rules);
  const isAcquired = (id: number) => isAcquiredOutcome(past.get(id));
  return offered.map(({ id, niveau, isOption }, ordre) => {
    const result = past.get(id)?.result;
    const isProposed = result === 'failed' && !(rivals.get(id) ?? []).some(isAcquired);
    const isClosed = result === undefined && (closing.get(id) ?? []).some((group) => !group.some(isAcquired));
    return {
      uniteEnseignementId: id,
      niveau,
      ordre,
      estOption: isOption,
      preselection: isProposed,
      nonSelectionnable: isClosed,
      creditsValides: result === 'passed' || result === 'transferred',
      dispense: result === 'exempted',
      transfert: false,
      selection: isProposed,
      motif: motifOf(past.get(id)),
    };
  });
};
