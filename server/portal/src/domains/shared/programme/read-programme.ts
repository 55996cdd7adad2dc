import { isComposing } from 'server-kernel/access/situation';
import type { Database, Tx } from 'server-kernel/db/client';
import { closedByRivals } from 'shared-contract/pae/acquired-rivals';
import { alternativesOf } from 'shared-contract/pae/alternatives';
import {
  type PaeProgramme,
  type PaeSelection,
  readProgramme,
  selectionOf,
  withSelection,
} from 'shared-contract/pae/engine';
import type { PaeLevel, PaeUnit } from 'shared-contract/pae/pae';
import { findPast } from './past.queries';
import { isAcquiredOutcome, motifOf, type PastOutcome } from './past-outcome';
import { findRequisites, findUnits, type PaeRow } from './programme.queries';

/** True from the submission on, until the coordinator gives it back. */
export const isSubmitted = ({ statutPae }: Pick<PaeRow, 'statutPae'>): boolean => !isComposing(statutPae);

type UnitRow = Awaited<ReturnType<typeof findUnits>>[number];
type RequisiteRow = Awaited<ReturnType<typeof findRequisites>>[number];

const byUnit = (rows: RequisiteRow[]): Map<number, RequisiteRow[]> => {
  const found = new Map<number, RequisiteRow[]>();
  for (const row of rows) found.set(row.unitId, [...(found.get(row.unitId) ?? []), row]);
  return found;
};

const toUnit = (
  { unit, code, libelle, isInEnglish, ects }: UnitRow,
  asked: RequisiteRow[],
  acquired: ReadonlySet<number>,
): PaeUnit => {
  const of = (nature: string) =>
    asked
      .filter((one) => one.nature === nature)
      .map(({ RequisID, RequisCode, Groupe }) => ({ RequisID, RequisCode, Groupe }));
  const judged = (nature: string) =>
    of(nature).map((one) => ({ ...one, IsValid: acquired.has(one.RequisID) }));
  return {
    UniteEnseignementID: unit.uniteEnseignementId,
    UniteEnseignementCode: code,
    UniteEnseignementLibelle: libelle,
    UniteEnseignementCoursEnAnglais: isInEnglish,
    ECTS: ects,
    Select: unit.selection,
    Preselection: unit.preselection,
    IsDecoche: unit.preselection && !unit.selection,
    IsOption: unit.estOption,
    NotSelectable: unit.nonSelectionnable,
    CanSelect: false,
    CreditsValides: unit.creditsValides,
    IsDispense: unit.dispense,
    Motif: unit.motif,
    Prerequis: of('prerequis'),
    Corequis: judged('corequis'),
    Incompatibilites: judged('incompatibilite'),
  };
};

/** Acquired units: as the programme says of its own, by results for all others. */
const acquiredOf = (units: UnitRow[], past: ReadonlyMap<number, PastOutcome>): Set<number> => {
  const own = new Map(units.map(({ unit }) => [unit.uniteEnseignementId, unit]));
  return new Set([
    ...units
      .filter(({ unit }) => unit.creditsValides || unit.dispense)
      .map(({ unit }) => unit.uniteEnseignementId),
    ...[...past].filter(([id, one]) => !own.has(id) && isAcquiredOutcome(one)).map(([id]) => id),
  ]);
};

/** Applies units acquired since the programme was opened; choices stay. */
const withPast = (stored: UnitRow, past: ReadonlyMap<number, PastOutcome>): UnitRow => {
  const { unit } = stored;
  const known = past.get(unit.uniteEnseignementId);
  if (unit.selection || unit.creditsValides || unit.dispense || !isAcquiredOutcome(known)) return stored;
  const dispense = known?.result === 'exempted';
  const acquired = { creditsValides: !dispense, dispense, nonSelectionnable: false, preselection: false };
  return { ...stored, unit: { ...unit, ...acquired, motif: motifOf(known) } };
};

/** Opens a unit whose prerequisites are all acquired by now, of alternatives one. */
const withOpened = (unit: PaeUnit, acquired: ReadonlySet<number>): PaeUnit =>
  unit.NotSelectable &&
  unit.Prerequis.length > 0 &&
  alternativesOf(unit.Prerequis).every((group) => group.some(({ RequisID }) => acquired.has(RequisID)))
    ? { ...unit, NotSelectable: false }
    : unit;

/** Stored facts of a programme, ready to be shown. */
interface StoredProgramme {
  row: PaeRow;
  units: UnitRow[];
  requisites: RequisiteRow[];
  /** Past outcomes by unit. */
  past: ReadonlyMap<number, PastOutcome>;
}

const levelsOf = ({ row, units: written, requisites, past }: StoredProgramme): PaeLevel[] => {
  const asked = byUnit(requisites);
  const units = written.map((unit) => withPast(unit, past));
  const acquired = acquiredOf(units, past);
  const levels = new Map<string, PaeUnit[]>();
  for (const stored of units) {
    const { niveau, uniteEnseignementId, selection } = stored.unit;
    const unit = withOpened(toUnit(stored, asked.get(uniteEnseignementId) ?? [], acquired), acquired);
    // What was submitted stays as it was; the coordinator decides on it.
    const isKept = isSubmitted(row) && selection;
    levels.set(niveau, [...(levels.get(niveau) ?? []), isKept ? unit : closedByRivals(unit)]);
  }
  return [...levels].map(([NiveauCoursLibelle, Cours]) => ({ NiveauCoursLibelle, Cours }));
};

interface ReadProgramme {
  levels: PaeLevel[];
  programme: PaeProgramme;
  /** Stored selection: may hold a unit that the rules have closed since. */
  stored: PaeSelection;
}

/** Levels with their units as they are stored, and ready for the rules. */
const readLevels = (facts: StoredProgramme): ReadProgramme => {
  const levels = levelsOf(facts);
  const programme = readProgramme(levels, facts.row.optionsGroupees);
  const stored = new Set(
    facts.units.filter(({ unit }) => unit.selection).map(({ unit }) => unit.uniteEnseignementId),
  );
  return { levels: withSelection(levels, programme, selectionOf(programme)), programme, stored };
};

/** Levels of a programme as the database has them now. */
export const loadLevels = async (db: Tx | Database['orm'], row: PaeRow) => {
  const units = await findUnits(db, row.inscriptionId);
  const requisites = await findRequisites(db, row.inscriptionId);
  return readLevels({ row, units, requisites, past: await findPast(db, row.etudiantId) });
};
