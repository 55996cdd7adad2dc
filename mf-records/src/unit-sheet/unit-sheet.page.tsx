import { usePageTitle } from 'shared-auth';
import { formatNumber } from 'shared-contract/base/format';
import type { UnitDetail } from 'shared-contract/pae/pae';
import { useParams } from 'shared-router';
import { AsyncState, Card, CardBody, EmptyState, Facts, PageHead, SkeletonCards, Stack } from 'shared-ui';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';
import { SheetSections } from './sheet-sections';
import { useUnit, useUnitSheet } from './use-unit';

const texts = DOCUMENT_PAGE_TEXTS.unit;

const UnitFacts = ({ unit }: { unit: UnitDetail }) => (
  <Card>
    <CardBody>
      <Facts
        items={[
          { label: texts.code, value: unit.UniteEnseignementCode },
          { label: texts.credits, value: `${formatNumber(unit.UniteEnseignementNombreECTS)}\u00a0ECTS` },
          {
            label: texts.hours,
            value:
              unit.UniteEnseignementNombreHeures === null
                ? null
                : `${formatNumber(unit.UniteEnseignementNombreHeures)}\u00a0h`,
          },
          {
            label: texts.language,
            value: unit.UniteEnseignementCoursEnAnglais ? texts.english : texts.french,
          },
        ]}
      />
    </CardBody>
  </Card>
);

/** /ficheUE/{id}: what a course unit is, in its own language (S2 §2). */
export default function UnitSheetPage() {
  const { UniteEnseignementID: id = '' } = useParams();
  const unit = useUnit(id);
  const sheet = useUnitSheet(id);
  const title = unit.data?.UniteEnseignementLibelle ?? texts.fallbackTitle;
  usePageTitle(title);
  if (unit.error?.status === 404 || unit.error?.status === 400) {
    return (
      <>
        <PageHead title={texts.fallbackTitle} />
        <EmptyState title={texts.unknownTitle} icon="search">
          {texts.unknown}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead title={title} />
      <AsyncState query={unit} skeleton={<SkeletonCards count={1} lines={2} />}>
        {(data) => (
          <Stack gap="4">
            <UnitFacts unit={data} />
            <AsyncState
              query={sheet}
              errorTitle={texts.errorTitle}
              skeleton={<SkeletonCards count={3} lines={4} />}
            >
              {(parts) => <SheetSections unit={data} sheet={parts} />}
            </AsyncState>
          </Stack>
        )}
      </AsyncState>
    </>
  );
}
