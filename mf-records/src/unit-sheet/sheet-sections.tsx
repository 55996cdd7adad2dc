import type { UnitDetail, UnitSheet } from 'shared-contract/pae/pae';
import { EmptyState, Stack } from 'shared-ui';
import { UNIT_SHEET_TEXTS } from '../texts/unit-sheet';
import { Part, Prose } from './prose';
import { Requisites } from './requisites';
import { isBlank, type Language, partOf } from './sheet-parts';

const texts = UNIT_SHEET_TEXTS;

const AFTER = ['Contenu', 'Pedagogie', 'TypeEvaluation', 'References'] as const;

interface WrittenProps {
  sheet: UnitSheet;
  part: keyof typeof texts.sections;
  language: Language;
}

const Written = ({ sheet, part, language }: WrittenProps) => {
  const text = partOf(sheet, part, language);
  return text ? (
    <Part title={texts.sections[part][language]} language={language}>
      <Prose text={text} />
    </Part>
  ) : null;
};

export interface SheetSectionsProps {
  unit: UnitDetail;
  sheet: UnitSheet;
  /** The enrolment whose results lead back, where there is one. */
  from: string | null;
}

/** The six sections in the course's language, marked as such (S2 §2). */
export const SheetSections = ({ unit, sheet, from }: SheetSectionsProps) => {
  const language: Language = unit.UniteEnseignementCoursEnAnglais ? 'en' : 'fr';
  return (
    <Stack gap="8">
      {isBlank(sheet, language) && (
        <EmptyState title={texts.emptyTitle} icon="book-open">
          {texts.empty}
        </EmptyState>
      )}
      <Written sheet={sheet} part="Objectifs" language={language} />
      <Requisites unit={unit} text={partOf(sheet, 'Prerequis', language)} language={language} from={from} />
      {AFTER.map((part) => (
        <Written key={part} sheet={sheet} part={part} language={language} />
      ))}
    </Stack>
  );
};
