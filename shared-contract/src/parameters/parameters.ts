export type { ExamOption } from '../absences/absences';
export type { Parameter, ParameterValue } from '../portal/platform';

/** Lists whose values the school gives: they have no table of their own. */
export const LISTED_NAMES = [
  'LangueMemoireID',
  'LangueDefenseID',
  'StatutConfidentialiteID',
  'DisciplineMemoireID',
  'CoursLangue3ID',
  'DiplomeID',
  'TypeSupportCoursID',
] as const;

/** List of what the school's words in the place of a mark mean: `ABS` is the code, « absence injustifiée » the label. */
export const MARK_WORDS = 'MotDeNote';

/** Lists that a package may give. */
export const PACKAGE_LISTS = [...LISTED_NAMES, MARK_WORDS] as const;

/** Names that GET /parameters answers (CONTRACT §3); any other is a 400. */
export const PARAMETER_NAMES = [
  'PaysID',
  'TypeAdresseID',
  'TypeMoyenContactID',
  'MembrePersonnelID',
  'LangueMemoireID',
  'LangueDefenseID',
  'SessionID',
  'SessionAAActiveID',
  'StatutConfidentialiteID',
  'DisciplineMemoireID',
  'CoursLangue3ID',
  'DiplomeID',
  'ExamenID',
  'TypeSupportCoursID',
] as const;

export type ParameterName = (typeof PARAMETER_NAMES)[number];

/** The parameter that a word names, or null. */
export const findParameterName = (value: string): ParameterName | null =>
  PARAMETER_NAMES.find((name) => name === value) ?? null;
