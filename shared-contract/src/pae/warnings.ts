import { YEAR_CREDITS } from '../base/limits';
import { acquiredRivals } from './acquired-rivals';
import type { PaeUnit } from './answers';
import { byCode, canChoose, creditsOf, isAcquired, type PaeProgramme, type PaeSelection } from './engine';
import { unitsInExcess } from './excess';

export interface PaeLimits {
  ECTSMin: number | null;
  ECTSMax: number | null;
}

/** A warning and its facts; none of them ever blocks (CONTRACT §5.8). */
export type PaeWarning =
  | { kind: 'below-min'; credits: number; limit: number }
  | { kind: 'above-max' | 'above-ceiling'; credits: number; limit: number; removable: readonly PaeUnit[] }
  | {
      kind: 'corequisite';
      unit: PaeUnit;
      requisite: { RequisID: number; RequisCode: string };
      /** The corequisite, when it can be added to the programme. */
      addable: PaeUnit | null;
    };

const limitWarningsOf = (
  programme: PaeProgramme,
  selection: PaeSelection,
  { ECTSMin, ECTSMax }: PaeLimits,
): PaeWarning[] => {
  const credits = creditsOf(programme, selection);
  const warnings: PaeWarning[] = [];
  const above = (kind: 'above-max' | 'above-ceiling', limit: number) =>
    warnings.push({ kind, credits, limit, removable: unitsInExcess(programme, selection, limit) });
  if (ECTSMin !== null && credits < ECTSMin) warnings.push({ kind: 'below-min', credits, limit: ECTSMin });
  if (ECTSMax !== null && credits > ECTSMax) above('above-max', ECTSMax);
  if (credits > YEAR_CREDITS) above('above-ceiling', YEAR_CREDITS);
  return warnings;
};

/** Corequisites of chosen units that are neither valid, nor optional, nor in the PAE (S2 §5). */
export const missingCorequisites = (programme: PaeProgramme, selection: PaeSelection): PaeWarning[] =>
  programme.units
    .filter(({ UniteEnseignementID: id }) => selection.has(id))
    .sort(byCode)
    .flatMap((unit) =>
      unit.Corequis.flatMap(({ RequisID, RequisCode, IsValid }): PaeWarning[] => {
        const other = programme.byId.get(RequisID);
        if (IsValid || other?.IsOption || selection.has(RequisID)) return [];
        // Acquired, under this name or another.
        if (other && (isAcquired(other) || acquiredRivals(other).length > 0)) return [];
        const addable = other && canChoose(programme, selection, RequisID) ? other : null;
        return [{ kind: 'corequisite', unit, requisite: { RequisID, RequisCode }, addable }];
      }),
    );

/** Everything to say about a selection, limits first. */
export const paeWarnings = (
  programme: PaeProgramme,
  selection: PaeSelection,
  limits: PaeLimits,
): PaeWarning[] => [
  ...limitWarningsOf(programme, selection, limits),
  ...missingCorequisites(programme, selection),
];
