import type { UnitSheet } from 'shared-contract/pae/pae';

export type Language = 'fr' | 'en';

const FIELDS = {
  Objectifs: { fr: 'DescriptionCoursObjectifsFR', en: 'DescriptionCoursObjectifsEN' },
  Prerequis: { fr: 'DescriptionCoursPrerequisFR', en: 'DescriptionCoursPrerequisEN' },
  Contenu: { fr: 'DescriptionCoursContenuFR', en: 'DescriptionCoursContenuEN' },
  Pedagogie: { fr: 'DescriptionCoursPedagogieFR', en: 'DescriptionCoursPedagogieEN' },
  TypeEvaluation: { fr: 'DescriptionCoursTypeEvaluationFR', en: 'DescriptionCoursTypeEvaluationEN' },
  References: { fr: 'DescriptionCoursReferencesFR', en: 'DescriptionCoursReferencesEN' },
} as const;

export type SheetPart = keyof typeof FIELDS;

/** One part of a sheet in a language; null where nothing was written. */
export const partOf = (sheet: UnitSheet, part: SheetPart, language: Language): string | null =>
  sheet[FIELDS[part][language]];

/** True when nothing at all was written in this language. */
export const isBlank = (sheet: UnitSheet, language: Language): boolean =>
  Object.values(FIELDS).every((field) => !sheet[field[language]]);
