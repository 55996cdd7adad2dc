import type { PaeUnit } from './answers';
import { isAcquired, type PaeRequisite } from './engine';

/** Incompatible units that the student acquired; none for a unit that is acquired itself. */
export const acquiredRivals = (unit: PaeUnit): PaeRequisite[] =>
  isAcquired(unit) ? [] : unit.Incompatibilites.filter(({ IsValid }) => IsValid);

/**
 * The unit under the rule that no matter gives credits twice (CONTRACT §7.9): closed, and no longer proposed, where
 * an incompatible one was acquired. What the school locks into the programme stays.
 */
export const closedByRivals = (unit: PaeUnit): PaeUnit =>
  acquiredRivals(unit).length === 0 || (unit.NotSelectable && unit.Preselection)
    ? unit
    : { ...unit, NotSelectable: true, Preselection: false, Select: false, IsDecoche: false };
