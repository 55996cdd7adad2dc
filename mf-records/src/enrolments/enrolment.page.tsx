import { type ApiQuery, useEventFlag, usePageTitle } from 'shared-auth';
import type { Enrolment } from 'shared-contract/records/records';
import { useParams } from 'shared-router';
import { AsyncState, Button, EmptyState, LinkButton, PageHead, SkeletonCards, Stack } from 'shared-ui';
import { iconPrinter } from 'shared-ui/icons';
import { ENROLMENTS_PATH } from '../paths';
import { TEXTS } from '../texts';
import { DeliberationPanel } from './deliberation-panel';
import { EnrolmentFacts } from './enrolment-facts';
import { PrintHead } from './print-head';
import { UnitResultsPanel } from './unit-results-panel';
import { useDeliberation, useEnrolment, useResults } from './use-enrolments';

const texts = TEXTS.enrolments;

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

const PrintButton = () => (
  <Button variant="outline" icon={{ path: iconPrinter }} onClick={() => window.print()}>
    {TEXTS.enrolment.print}
  </Button>
);

const leadOf = ({ data }: ApiQuery<Enrolment>) =>
  data && `${data.DiplomeLibelle} – ${data.NiveauCoursLibelle}, ${data.AnneeAcademiqueValeur}`;

/** /inscriptions/{id}: facts, last deliberation, one card per unit (S1 §2). */
export default function EnrolmentPage() {
  const { id = '' } = useParams();
  const enrolment = useEnrolment(id);
  const deliberation = useDeliberation(id);
  const results = useResults(id);
  const canPrint = useEventFlag('CanPrintReleveNotes');
  usePageTitle(enrolment.data && texts.titleOf(enrolment.data.AnneeAcademiqueValeur));
  const isUnknown = enrolment.error?.status === 404 || enrolment.error?.status === 400;
  return (
    <>
      <PrintHead />
      <PageHead
        title={texts.title}
        lead={leadOf(enrolment)}
        {...(canPrint && enrolment.data ? { actions: <PrintButton /> } : {})}
      />
      {isUnknown ? (
        <Unknown />
      ) : (
        <Stack gap="4">
          <DeliberationPanel query={deliberation} />
          <AsyncState query={enrolment} skeleton={<SkeletonCards count={1} lines={2} />}>
            {(data) => <EnrolmentFacts enrolment={data} />}
          </AsyncState>
          <UnitResultsPanel query={results} />
        </Stack>
      )}
    </>
  );
}
