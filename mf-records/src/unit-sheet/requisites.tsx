import type { UnitDetail } from 'shared-contract/pae/pae';
import { Card, CardBody, Heading, Row, Span, Text, TextLink } from 'shared-ui';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';
import { unitPath } from '../paths';
import type { Language } from './sheet-parts';

const texts = DOCUMENT_PAGE_TEXTS.unit;

type Requisite = UnitDetail['Prerequis'][number];

const Links = ({ label, items }: { label: string; items: readonly Requisite[] }) =>
  items.length === 0 ? null : (
    <Row gap="3" mt="2">
      <Span tone="muted">{label}</Span>
      {items.map(({ RequisID, RequisCode, RequisLibelle }) => (
        <TextLink key={RequisID} to={unitPath(RequisID)}>
          {`${RequisLibelle} (${RequisCode})`}
        </TextLink>
      ))}
    </Row>
  );

export interface RequisitesProps {
  unit: UnitDetail;
  /** What the teacher says of them, beside the links. */
  text: string | null;
  language: Language;
}

/** What a unit asks for: the teacher's words, and the units as links (S2 §2). */
export const Requisites = ({ unit, text, language }: RequisitesProps) => (
  <Card>
    <CardBody lang={language}>
      <Heading mb="3">{texts.requisites[language]}</Heading>
      {text && <Text whiteSpace="pre-line">{text}</Text>}
      {!text && unit.Prerequis.length + unit.Corequis.length === 0 && (
        <Text>{texts.noRequisite[language]}</Text>
      )}
      <Links label={texts.prerequisites[language]} items={unit.Prerequis} />
      <Links label={texts.corequisites[language]} items={unit.Corequis} />
    </CardBody>
  </Card>
);
