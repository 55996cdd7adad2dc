import { type ApiQuery, useEventFlag, usePageTitle } from 'shared-auth';
import { daysOfYear } from 'shared-contract/base/calendar';
import { useParams } from 'shared-router';
import { AsyncState, Box, EmptyState, LinkButton, PageHead } from 'shared-ui';
import { ENROLMENTS_PATH } from '../paths';
import { ENROLMENT_TEXTS } from '../texts/enrolment';
import { ENROLMENTS_TEXTS } from '../texts/enrolments';
import { EnrolmentFacts, PrintedFacts } from './enrolment-facts';
import { PrintButton } from './print-button';
import { ResultsSkeleton } from './results-skeleton';
import { useDeliberation, useEnrolment, useResults } from './use-enrolments';
import { useToday } from './use-today';
import { YearResults } from './year-results';
import { YearTitle, yearName } from './year-title';

const texts = ENROLMENTS_TEXTS;

const Unknown = () => (
  <EmptyState
    title={texts.unknownTitle}
    icon="search"
    action={
      <LinkButton to={ENROLMENTS_PATH} variant="tonal">
        {texts.back}
      </LinkButton>
    }
  >
    {texts.unknown}
  </EmptyState>
);

const isSettled = ({ data, error }: Pick<ApiQuery<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== undefined;

/** /inscriptions/{id}: decision or credits, units and their results, facts (S1 §2); shown at once, so nothing moves. */
export default function EnrolmentPage() {
  const { id = '' } = useParams();
  const enrolment = useEnrolment(id);
  const deliberation = useDeliberation(id);
  const results = useResults(id);
  const canPrint = useEventFlag('CanPrintReleveNotes');
  const isReady = [enrolment, deliberation, results].every(isSettled);
  const data = isReady ? enrolment.data : undefined;
  const today = useToday();
  const isOver = data !== undefined && daysOfYear(data).last < today;
  usePageTitle(data && yearName(data));
  const isUnknown = enrolment.error?.status === 404 || enrolment.error?.status === 400;
  if (isUnknown) {
    return (
      <>
        <PageHead title={ENROLMENT_TEXTS.title} />
        <Unknown />
      </>
    );
  }
  return (
    <>
      <PageHead
        title={data ? <YearTitle {...data} /> : ENROLMENT_TEXTS.title}
        lead={data ? ENROLMENT_TEXTS.programmeOf(data.DiplomeLibelle, data.Bloc) : '\u00a0'}
        {...(canPrint && data ? { actions: <PrintButton place="head" /> } : {})}
      />
      {data && <PrintedFacts enrolment={data} />}
      <AsyncState
        query={{ ...results, data: isReady || undefined, error: undefined }}
        skeleton={<ResultsSkeleton />}
      >
        {() => (
          <>
            <YearResults deliberation={deliberation} results={results} enrolmentId={id} isOver={isOver} />
            {canPrint && data && <PrintButton place="foot" />}
            <Box mt="8">
              <AsyncState query={enrolment}>{(known) => <EnrolmentFacts enrolment={known} />}</AsyncState>
            </Box>
          </>
        )}
      </AsyncState>
    </>
  );
}
