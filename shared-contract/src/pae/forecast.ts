import { acquiredRivals } from './acquired-rivals';
import { alternativesOf } from './alternatives';
import type { PaeUnit } from './answers';
import { creditsOf, isAcquired, type PaeProgramme, type PaeSelection } from './engine';

/** State at the end of the year if some units are failed. */
export interface PaeForecast {
  /** Credits acquired before this year, among the units of the programme. */
  before: number;
  /** Credits of the chosen units that are passed. */
  earned: number;
  /** Both together. */
  after: number;
  /** Units that are closed now and open then: all that closes them is passed. */
  opened: readonly PaeUnit[];
  /** Units that stay closed because of a failed one. */
  stillClosed: readonly PaeUnit[];
}

/** What-if forecast: all chosen units but `failed` are passed. */
export const forecast = (
  programme: PaeProgramme,
  selection: PaeSelection,
  failed: PaeSelection,
): PaeForecast => {
  const acquired = programme.units.filter(isAcquired);
  const passed = new Set([...selection].filter((id) => !failed.has(id)));
  const has = (id: number) => {
    const unit = programme.byId.get(id);
    return passed.has(id) || (unit !== undefined && isAcquired(unit));
  };
  // What repeats a matter that is acquired, now or by then, opens no more.
  const isRepeated = (unit: PaeUnit) =>
    acquiredRivals(unit).length > 0 || (programme.rivals.get(unit.UniteEnseignementID) ?? []).some(has);
  const closed = programme.units.filter(
    (unit) => unit.NotSelectable && !isAcquired(unit) && !isRepeated(unit),
  );
  const asks = (unit: PaeUnit) => alternativesOf(programme.closing.get(unit.UniteEnseignementID) ?? []);
  const isMet = (group: readonly { RequisID: number }[]) => group.some(({ RequisID }) => has(RequisID));
  const before = creditsOf(programme, new Set(acquired.map((unit) => unit.UniteEnseignementID)));
  const earned = creditsOf(programme, passed);
  return {
    before,
    earned,
    after: before + earned,
    opened: closed.filter((unit) => asks(unit).length > 0 && asks(unit).every(isMet)),
    stillClosed: closed.filter((unit) =>
      asks(unit).some(
        (group) =>
          !isMet(group) && group.some(({ RequisID }) => selection.has(RequisID) && failed.has(RequisID)),
      ),
    ),
  };
};
