import { type ApiQuery, useApi, usePageTitle } from 'shared-auth';
import { formatNumber } from 'shared-contract/base/format';
import type { UnitDetail } from 'shared-contract/pae/pae';
import { unitDetail, unitSheet } from 'shared-contract/records/endpoints';
import { titleLanguage } from 'shared-contract/records/title-language';
import { useParams, useSearchParams } from 'shared-router';
import { AsyncState, Box, EmptyState, type Fact, Facts, LinkButton, PageHead } from 'shared-ui';
import { enrolmentPath, FROM_ENROLMENT } from '../paths';
import { UNIT_SHEET_TEXTS } from '../texts/unit-sheet';
import { SheetFrame, SheetSkeleton, TextSkeleton } from './sheet-frame';
import { SheetSections } from './sheet-sections';

/** Identity and requisites of a unit. */
export const useUnit = (id: string) => useApi(unitDetail, { UniteEnseignementID: id });

/** Texts of a unit, in both languages. */
export const useUnitSheet = (id: string) => useApi(unitSheet, { UniteEnseignementID: id });

const texts = UNIT_SHEET_TEXTS;

const factsOf = (unit: UnitDetail): Fact[] => [
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
];

/** The enrolment whose results led here; null for another way, or an address that was tampered with. */
const useOrigin = (): string | null => {
  const from = useSearchParams()[0].get(FROM_ENROLMENT);
  return from !== null && /^\d{1,10}$/.test(from) ? from : null;
};

const BackToResults = ({ enrolmentId }: { enrolmentId: string }) => (
  <Box mt="8">
    <LinkButton to={enrolmentPath(enrolmentId)} variant="outline" icon="arrow-left">
      {texts.back}
    </LinkButton>
  </Box>
);

const isUnknown = ({ error }: Pick<ApiQuery<UnitDetail>, 'error'>): boolean =>
  error?.status === 404 || error?.status === 400;

/** /ficheUE/{id}: what a course unit is, in its own language (S2 §2). */
export default function UnitSheetPage() {
  const { UniteEnseignementID: id = '' } = useParams();
  const unit = useUnit(id);
  const sheet = useUnitSheet(id);
  const from = useOrigin();
  const title = unit.data?.UniteEnseignementLibelle ?? texts.fallbackTitle;
  const lang = titleLanguage(title, unit.data?.UniteEnseignementCoursEnAnglais);
  usePageTitle(title, lang);
  if (isUnknown(unit)) {
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
      <PageHead title={<span lang={lang}>{title}</span>} />
      <AsyncState query={unit} skeleton={<SheetSkeleton />}>
        {(data) => (
          <SheetFrame facts={<Facts columns={2} items={factsOf(data)} />}>
            <AsyncState query={sheet} errorTitle={texts.errorTitle} skeleton={<TextSkeleton />}>
              {(parts) => (
                <>
                  <SheetSections unit={data} sheet={parts} from={from} />
                  {from !== null && <BackToResults enrolmentId={from} />}
                </>
              )}
            </AsyncState>
          </SheetFrame>
        )}
      </AsyncState>
    </>
  );
}
