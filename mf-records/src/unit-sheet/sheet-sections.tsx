import type { UnitDetail, UnitSheet } from 'shared-contract/pae/pae';
import { Card, CardBody, EmptyState, Heading, Stack, Text } from 'shared-ui';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';
import { Requisites } from './requisites';
import { isBlank, type Language, partOf } from './sheet-parts';

const texts = DOCUMENT_PAGE_TEXTS.unit;

const AFTER = ['Contenu', 'Pedagogie', 'TypeEvaluation', 'References'] as const;

interface PartProps {
  sheet: UnitSheet;
  part: keyof typeof texts.sections;
  language: Language;
}

const Part = ({ sheet, part, language }: PartProps) => {
  const text = partOf(sheet, part, language);
  return text ? (
    <Card>
      <CardBody lang={language}>
        <Heading mb="3">{texts.sections[part][language]}</Heading>
        <Text whiteSpace="pre-line">{text}</Text>
      </CardBody>
    </Card>
  ) : null;
};

/** The six sections in the course's language, marked as such (S2 §2). */
export const SheetSections = ({ unit, sheet }: { unit: UnitDetail; sheet: UnitSheet }) => {
  const language: Language = unit.UniteEnseignementCoursEnAnglais ? 'en' : 'fr';
  return (
    <Stack gap="4">
      {isBlank(sheet, language) && (
        <EmptyState title={texts.emptyTitle} icon="book-open">
          {texts.empty}
        </EmptyState>
      )}
      <Part sheet={sheet} part="Objectifs" language={language} />
      <Requisites unit={unit} text={partOf(sheet, 'Prerequis', language)} language={language} />
      {AFTER.map((part) => (
        <Part key={part} sheet={sheet} part={part} language={language} />
      ))}
    </Stack>
  );
};
