import { alternativesOf } from './alternatives';
import type { PaeLevel, PaeUnit } from './answers';
import { closingPrerequisites, closureOf, type RequisiteGraph } from './graph';

/** A unit that another one asks for, by number and code. */
export interface PaeRequisite {
  RequisID: number;
  RequisCode: string;
  /** Those of a unit with the same word are alternatives. */
  Groupe?: string | null;
}

/** Indexed data of a PAE that never changes during composition. */
export interface PaeProgramme {
  units: readonly PaeUnit[];
  byId: ReadonlyMap<number, PaeUnit>;
  /** Incompatibilities, both ways whoever declared them. */
  rivals: RequisiteGraph;
  /** Corequisites that were not passed before, and that no other may stand for. */
  corequisites: RequisiteGraph;
  /** Prerequisites that can keep a unit closed: none of its own cycle. */
  closing: ReadonlyMap<number, readonly PaeRequisite[]>;
  /** IsOptionsGroupees: a unit brings its corequisites along (S2 §4). */
  isGrouped: boolean;
}

/** Units that count: all that a PAE is. A preselected unit that is not in it was unticked. */
export type PaeSelection = ReadonlySet<number>;

const idOf = (unit: PaeUnit): number => unit.UniteEnseignementID;

/** By code, as the summary is sorted (S2 §4). */
export const byCode = (a: PaeUnit, b: PaeUnit): number =>
  a.UniteEnseignementCode < b.UniteEnseignementCode ? -1 : 1;

const rivalsOf = (units: readonly PaeUnit[]): RequisiteGraph => {
  const rivals = new Map<number, Set<number>>(units.map((unit) => [idOf(unit), new Set()]));
  for (const unit of units)
    for (const { RequisID } of unit.Incompatibilites) {
      if (RequisID === idOf(unit)) continue;
      rivals.get(idOf(unit))?.add(RequisID);
      rivals.get(RequisID)?.add(idOf(unit));
    }
  return new Map([...rivals].map(([id, set]) => [id, [...set]]));
};

const closingOf = (units: readonly PaeUnit[]): Map<number, PaeRequisite[]> => {
  const graph = closingPrerequisites(
    new Map(units.map((unit) => [idOf(unit), unit.Prerequis.map(({ RequisID }) => RequisID)])),
  );
  return new Map(
    units.map((unit) => {
      const closing = new Set(graph.get(idOf(unit)));
      const asked = alternativesOf(unit.Prerequis);
      return [
        idOf(unit),
        asked.filter((group) => group.some(({ RequisID }) => closing.has(RequisID))).flat(),
      ];
    }),
  );
};

/** Prepares levels for the moves below. */
export const readProgramme = (levels: readonly PaeLevel[], isGrouped: boolean): PaeProgramme => {
  const units = levels.flatMap(({ Cours }) => Cours);
  return {
    units,
    byId: new Map(units.map((unit) => [idOf(unit), unit])),
    rivals: rivalsOf(units),
    closing: closingOf(units),
    corequisites: new Map(
      units.map((unit) => [
        idOf(unit),
        alternativesOf(unit.Corequis)
          .filter((group) => group.length === 1 && !group[0]?.IsValid)
          .flatMap((group) => group.map(({ RequisID }) => RequisID)),
      ]),
    ),
    isGrouped,
  };
};

/** Validated or exempted: said so, never chosen, never counted (CONTRACT §5.8). */
export const isAcquired = (unit: Pick<PaeUnit, 'CreditsValides' | 'IsDispense'>): boolean =>
  unit.CreditsValides || unit.IsDispense;

/** Initial selection of the levels. */
export const selectionOf = ({ units }: PaeProgramme): PaeSelection =>
  new Set(units.filter((unit) => unit.Select && !unit.IsDecoche && !isAcquired(unit)).map(idOf));

/** Chosen units that this one can't stand beside. */
export const chosenRivals = (programme: PaeProgramme, selection: PaeSelection, id: number): number[] =>
  (programme.rivals.get(id) ?? []).filter((rival) => selection.has(rival));

/** True when a click on this unit would choose it. */
export const canChoose = (programme: PaeProgramme, selection: PaeSelection, id: number): boolean => {
  const unit = programme.byId.get(id);
  if (!unit || unit.NotSelectable || isAcquired(unit) || selection.has(id)) return false;
  return chosenRivals(programme, selection, id).length === 0;
};

/** True when a click on this unit would give it up: the school's verdict never changes (CONTRACT §5.8). */
export const canGiveUp = (programme: PaeProgramme, selection: PaeSelection, id: number): boolean =>
  selection.has(id) && programme.byId.get(id)?.NotSelectable === false;

const withUnit = (programme: PaeProgramme, selection: PaeSelection, id: number): PaeSelection => {
  const next = new Set(selection).add(id);
  if (!programme.isGrouped) return next;
  const brought = closureOf(programme.corequisites, id).flatMap((one) => programme.byId.get(one) ?? []);
  for (const unit of brought.sort(byCode)) {
    if (canChoose(programme, next, idOf(unit))) next.add(idOf(unit));
  }
  return next;
};

/** Corequisites that leave with a unit: neither the school's proposal nor asked for by one that stays. */
const leavingWith = ({ corequisites, byId }: PaeProgramme, selection: PaeSelection, id: number) => {
  const leaving = new Set(
    closureOf(corequisites, id).filter((one) => selection.has(one) && !byId.get(one)?.Preselection),
  );
  const staying = [...selection].filter((one) => one !== id && !leaving.has(one));
  for (let one = staying.pop(); one !== undefined; one = staying.pop()) {
    for (const needed of corequisites.get(one) ?? []) if (leaving.delete(needed)) staying.push(needed);
  }
  return leaving;
};

const withoutUnit = (programme: PaeProgramme, selection: PaeSelection, id: number): PaeSelection => {
  const leaving = programme.isGrouped ? leavingWith(programme, selection, id) : new Set<number>();
  return new Set([...selection].filter((one) => one !== id && !leaving.has(one)));
};

/** A click on a unit (S2 §4): the new selection, or the same one where nothing may change. */
export const toggleUnit = (programme: PaeProgramme, selection: PaeSelection, id: number): PaeSelection => {
  if (canGiveUp(programme, selection, id)) return withoutUnit(programme, selection, id);
  return canChoose(programme, selection, id) ? withUnit(programme, selection, id) : selection;
};

/** Chooses a unit in the place of its rivals, where each of them may be given up; else the same selection. */
export const chooseInstead = (programme: PaeProgramme, selection: PaeSelection, id: number): PaeSelection => {
  const rivals = chosenRivals(programme, selection, id);
  const freed = rivals
    .filter((rival) => canGiveUp(programme, selection, rival))
    .reduce<PaeSelection>((left, rival) => withoutUnit(programme, left, rival), selection);
  return canChoose(programme, freed, id) ? withUnit(programme, freed, id) : selection;
};

/** The levels with Select, IsDecoche and CanSelect as this selection makes them. */
export const withSelection = (
  levels: readonly PaeLevel[],
  programme: PaeProgramme,
  selection: PaeSelection,
): PaeLevel[] =>
  levels.map((level) => ({
    ...level,
    Cours: level.Cours.map((unit) => {
      const Select = selection.has(idOf(unit));
      return {
        ...unit,
        Select,
        IsDecoche: isUnticked(unit, selection),
        CanSelect: Select
          ? canGiveUp(programme, selection, idOf(unit))
          : canChoose(programme, selection, idOf(unit)),
      };
    }),
  }));

/** A preselected unit that the student gave up: listed, struck through, not counted (CONTRACT §5.8). */
export const isUnticked = (unit: PaeUnit, selection: PaeSelection): boolean =>
  unit.Preselection && !isAcquired(unit) && !selection.has(idOf(unit));

/** The summary: chosen and unticked units, by code (S2 §4). */
export const listedUnits = ({ units }: PaeProgramme, selection: PaeSelection): PaeUnit[] =>
  units.filter((unit) => selection.has(idOf(unit)) || isUnticked(unit, selection)).sort(byCode);

/** Credits of the chosen units; thousandths of rounding are cut off. */
export const creditsOf = ({ byId }: PaeProgramme, selection: PaeSelection): number => {
  let sum = 0;
  for (const id of selection) sum += byId.get(id)?.ECTS ?? 0;
  return Math.round(sum * 10) / 10;
};
