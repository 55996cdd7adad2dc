import { acquiredRivals } from './acquired-rivals';
import { alternativesOf } from './alternatives';
import type { PaeUnit } from './answers';
import {
  canGiveUp,
  chooseInstead,
  chosenRivals,
  isAcquired,
  type PaeProgramme,
  type PaeRequisite,
  type PaeSelection,
} from './engine';

/** Why a unit can't be chosen or removed, with the facts used. */
export type PaeReason =
  | { rule: 'validated' | 'exempted' | 'locked' | 'closed' }
  | { rule: 'prerequisite'; missing: readonly PaeRequisite[] }
  /** An incompatible unit was acquired: this one would give the same credits again. */
  | { rule: 'repeated'; acquired: readonly PaeRequisite[] }
  /** `canSwap`: it can be chosen in the place of the others. */
  | { rule: 'incompatible'; rivals: readonly PaeUnit[]; canSwap: boolean };

/**
 * Prerequisites of the programme that are not acquired yet, nor one that may stand for them; those from elsewhere close
 * nothing.
 */
export const missingPrerequisites = (programme: PaeProgramme, unit: PaeUnit): PaeRequisite[] =>
  alternativesOf(programme.closing.get(unit.UniteEnseignementID) ?? []).flatMap((group) => {
    const others = group.filter(({ RequisID }) => programme.byId.has(RequisID));
    const isMet = others.some(({ RequisID }) => {
      const other = programme.byId.get(RequisID);
      return other !== undefined && isAcquired(other);
    });
    return isMet ? [] : others;
  });

/** Why a click on this unit has no effect; null when it has one. */
export const reasonFor = (
  programme: PaeProgramme,
  selection: PaeSelection,
  unit: PaeUnit,
): PaeReason | null => {
  const id = unit.UniteEnseignementID;
  if (unit.CreditsValides) return { rule: 'validated' };
  if (unit.IsDispense) return { rule: 'exempted' };
  if (selection.has(id)) return canGiveUp(programme, selection, id) ? null : { rule: 'locked' };
  if (unit.NotSelectable) {
    const acquired = acquiredRivals(unit);
    if (acquired.length > 0) return { rule: 'repeated', acquired };
    const missing = missingPrerequisites(programme, unit);
    return missing.length > 0 ? { rule: 'prerequisite', missing } : { rule: 'closed' };
  }
  const rivals = chosenRivals(programme, selection, id).flatMap((rival) => programme.byId.get(rival) ?? []);
  if (rivals.length === 0) return null;
  return { rule: 'incompatible', rivals, canSwap: chooseInstead(programme, selection, id) !== selection };
};
