import type { PaeUnit } from '../pae/answers';
import { type PaeProgramme, readProgramme } from '../pae/engine';

/** A unit that may be chosen; `change` says what differs. */
export const aUnit = (id: number, change: Partial<PaeUnit> = {}): PaeUnit => ({
  UniteEnseignementID: id,
  UniteEnseignementCode: `BGE2-${200 + id}`,
  UniteEnseignementLibelle: `Unité ${id}`,
  ECTS: 5,
  Select: false,
  Preselection: false,
  IsDecoche: false,
  IsOption: false,
  NotSelectable: false,
  CanSelect: true,
  CreditsValides: false,
  IsDispense: false,
  Motif: null,
  Prerequis: [],
  Corequis: [],
  Incompatibilites: [],
  ...change,
});

/** What units name one another by. */
export const requisite = (id: number) => ({
  RequisID: id,
  RequisCode: `BGE2-${200 + id}`,
});

/** A corequisite or a rival; `IsValid` says that it was acquired. */
export const judged = (id: number, IsValid = false) => ({ ...requisite(id), IsValid });

/** A programme of one level. */
export const aProgramme = (units: PaeUnit[], isGrouped = true): PaeProgramme =>
  readProgramme([{ NiveauCoursLibelle: 'Bloc 1', Cours: units }], isGrouped);
