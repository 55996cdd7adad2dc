import type { FieldProblem } from '../base/problem';
import { acquiredRivals } from './acquired-rivals';
import { canGiveUp, isAcquired, listedUnits, type PaeProgramme, type PaeSelection } from './engine';

/** One line of POST …/PAE: a unit that is selected, or one that was unticked. */
export interface PaeItem {
  UniteEnseignementID: number;
  Select: boolean;
  IsDecoche: boolean;
}

/** Items to send for a selection: all selected or unticked units (CONTRACT §3). */
export const toItems = (programme: PaeProgramme, selection: PaeSelection): PaeItem[] =>
  listedUnits(programme, selection).map(({ UniteEnseignementID }) => ({
    UniteEnseignementID,
    Select: selection.has(UniteEnseignementID),
    IsDecoche: !selection.has(UniteEnseignementID),
  }));

const isWanted = (item: PaeItem): boolean => item.Select && !item.IsDecoche;

const refusalOf = (programme: PaeProgramme, item: PaeItem): string | null => {
  const unit = programme.byId.get(item.UniteEnseignementID);
  if (!unit) return 'Cette unité ne fait pas partie de votre programme.';
  const code = unit.UniteEnseignementCode;
  if (!isWanted(item)) {
    const isLocked = unit.NotSelectable && unit.Preselection && !isAcquired(unit);
    return isLocked ? `L’unité ${code} ne peut pas être décochée.` : null;
  }
  if (isAcquired(unit)) return `L’unité ${code} est déjà acquise\u00a0: elle ne se choisit plus.`;
  const [rival] = acquiredRivals(unit);
  if (rival && unit.NotSelectable && !unit.Preselection)
    return `L’unité ${code} est incompatible avec ${rival.RequisCode}, déjà acquise\u00a0: elle ne peut pas être choisie.`;
  return unit.NotSelectable && !unit.Preselection ? `L’unité ${code} ne peut pas être choisie.` : null;
};

/** Units that stay whatever is sent: preselected, under the school's verdict. */
const lockedIds = ({ units }: PaeProgramme): number[] =>
  units
    .filter((unit) => unit.Preselection && unit.NotSelectable && !isAcquired(unit))
    .map(({ UniteEnseignementID }) => UniteEnseignementID);

const rivalRefusals = (programme: PaeProgramme, items: readonly PaeItem[], selection: PaeSelection) =>
  items.flatMap((item, index): FieldProblem[] => {
    const id = item.UniteEnseignementID;
    const rival = (programme.rivals.get(id) ?? []).find((one) => selection.has(one));
    const [unit, other] = [programme.byId.get(id), programme.byId.get(rival ?? -1)];
    if (!unit || !other || !isWanted(item) || !canGiveUp(programme, selection, id)) return [];
    // The school's own proposal may hold a pair; the student is not refused for keeping it.
    if (unit.Preselection && other.Preselection) return [];
    const message = `${unit.UniteEnseignementCode} et ${other.UniteEnseignementCode} sont incompatibles.`;
    return [{ path: `item[${index}].UniteEnseignementID`, message }];
  });

/** The server's judgement of what was sent (CONTRACT §2): the selection, or why it is refused. */
export const validateItems = (
  programme: PaeProgramme,
  items: readonly PaeItem[],
): { selection: PaeSelection; errors: FieldProblem[] } => {
  const wanted = items.filter(isWanted).map(({ UniteEnseignementID }) => UniteEnseignementID);
  const selection = new Set([...lockedIds(programme), ...wanted]);
  const errors = items.flatMap((item, index): FieldProblem[] => {
    const message = refusalOf(programme, item);
    return message === null ? [] : [{ path: `item[${index}].UniteEnseignementID`, message }];
  });
  return { selection, errors: [...errors, ...rivalRefusals(programme, items, selection)] };
};

/** French reason why a selection can't be submitted; null when it can. Warnings never stop it (CONTRACT §5.8, §7.9). */
export const submissionRefusal = (selection: PaeSelection): string | null =>
  selection.size === 0
    ? 'Votre programme est vide\u00a0: choisissez au moins une unité avant de le soumettre.'
    : null;

/** True when the same units are chosen, in whatever order. */
export const isSameSelection = (one: PaeSelection, other: PaeSelection): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
