import { type PaeProgramme, readProgramme, selectionOf, withSelection } from 'shared-contract/pae/engine';
import type { PaeConstraints, PaeLevel, PaeUnit } from 'shared-contract/pae/pae';
import { isSubmitted } from './pae.policy';
import type { findRequisites, findUnits, PaeRow } from './pae.queries';

type UnitRow = Awaited<ReturnType<typeof findUnits>>[number];
type RequisiteRow = Awaited<ReturnType<typeof findRequisites>>[number];

const byUnit = (rows: RequisiteRow[]): Map<number, RequisiteRow[]> => {
  const found = new Map<number, RequisiteRow[]>();
  for (const row of rows) found.set(row.unitId, [...(found.get(row.unitId) ?? []), row]);
  return found;
};

const toUnit = (
  { unit, code, libelle, ects }: UnitRow,
  asked: RequisiteRow[],
  passed: Set<number>,
): PaeUnit => {
  const of = (nature: string) =>
    asked
      .filter((one) => one.nature === nature)
      .map(({ RequisID, RequisCode }) => ({ RequisID, RequisCode }));
  return {
    UniteEnseignementID: unit.uniteEnseignementId,
    UniteEnseignementCode: code,
    UniteEnseignementLibelle: libelle,
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
    Corequis: of('corequis').map((one) => ({ ...one, IsValid: passed.has(one.RequisID) })),
    Incompatibilites: of('incompatibilite'),
  };
};

const levelsOf = (units: UnitRow[], requisites: RequisiteRow[]): PaeLevel[] => {
  const asked = byUnit(requisites);
  const passed = new Set(
    units
      .filter(({ unit }) => unit.creditsValides || unit.dispense)
      .map(({ unit }) => unit.uniteEnseignementId),
  );
  const levels = new Map<string, PaeUnit[]>();
  for (const row of units) {
    const { niveau, uniteEnseignementId } = row.unit;
    const cours = levels.get(niveau) ?? [];
    levels.set(niveau, [...cours, toUnit(row, asked.get(uniteEnseignementId) ?? [], passed)]);
  }
  return [...levels].map(([NiveauCoursLibelle, Cours]) => ({ NiveauCoursLibelle, Cours }));
};

/** Levels with their units as they are stored, and ready for the rules. */
export const readLevels = (
  row: PaeRow,
  units: UnitRow[],
  requisites: RequisiteRow[],
): { levels: PaeLevel[]; programme: PaeProgramme } => {
  const stored = levelsOf(units, requisites);
  const programme = readProgramme(stored, row.optionsGroupees);
  return { levels: withSelection(stored, programme, selectionOf(programme)), programme };
};

export const toConstraints = (row: PaeRow): PaeConstraints => ({
  ECTSMin: row.ectsMin,
  ECTSMax: row.ectsMax,
  Commentaire: row.commentaire,
  IsSubmit: isSubmitted(row),
  IsOptionsGroupees: row.optionsGroupees,
  AnneeAcademiqueValeur: row.annee,
  Version: row.version,
  DateSauvegarde: row.enregistreLe?.toISOString() ?? null,
  DateSoumission: row.soumisLe?.toISOString() ?? null,
  DemandeModification: row.statutPae === 'À modifier' ? row.decisionCommentaire : null,
});
