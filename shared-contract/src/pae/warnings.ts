import { YEAR_CREDITS } from '../base/limits';
import { acquiredRivals } from './acquired-rivals';
import { alternativesOf, eitherOf } from './alternatives';
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

/** Valid, optional, in the PAE, or acquired under this name or another. */
const isFollowed = (
  { byId }: PaeProgramme,
  selection: PaeSelection,
  { RequisID, IsValid }: PaeUnit['Corequis'][number],
): boolean => {
  const other = byId.get(RequisID);
  if (IsValid || other?.IsOption || selection.has(RequisID)) return true;
  return other !== undefined && (isAcquired(other) || acquiredRivals(other).length > 0);
};

/** Corequisites of chosen units that are neither valid, nor optional, nor in the PAE (S2 §5). */
export const missingCorequisites = (programme: PaeProgramme, selection: PaeSelection): PaeWarning[] =>
  programme.units
    .filter(({ UniteEnseignementID: id }) => selection.has(id))
    .sort(byCode)
    .flatMap((unit) =>
      alternativesOf(unit.Corequis).flatMap((group): PaeWarning[] => {
        if (group.some((one) => isFollowed(programme, selection, one))) return [];
        const [first] = group;
        if (!first) return [];
        const addable = group.find(({ RequisID }) => canChoose(programme, selection, RequisID));
        const RequisCode = eitherOf(group.map((one) => one.RequisCode));
        return [
          {
            kind: 'corequisite',
            unit,
            requisite: { RequisID: addable?.RequisID ?? first.RequisID, RequisCode },
            addable: (addable && programme.byId.get(addable.RequisID)) ?? null,
          },
        ];
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
