import { useEffect, useRef } from 'react';
import { useApi, usePageTitle } from 'shared-auth';
import { internships } from 'shared-contract/internships/endpoints';
import type { Internship } from 'shared-contract/internships/internships';
import { useSearchParams } from 'shared-router';
import { AsyncState, Box, EmptyState, LinkButton, PageHead, Stack, usePreload } from 'shared-ui';
import { INTERNSHIP_PARAMETER, INTERNSHIPS_PATH } from '../paths';
import { ClosedAct } from '../shared/closed-act';
import { useAct } from '../shared/use-act';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../texts/internships';
import { InternshipList } from './internship-list';
import { titleOf } from './internship-place';
import { InternshipsSkeleton } from './internships-skeleton';
import { InternshipDetail } from './late-detail';

/** The student's internships, oldest first. */
export const useInternships = () => useApi(internships);

const Back = () => (
  <LinkButton to={INTERNSHIPS_PATH} variant="ghost" icon="arrow-left">
    {texts.back}
  </LinkButton>
);

const Unknown = () => (
  <EmptyState title={texts.unknown} icon="search" action={<Back />}>
    {texts.unknownText}
  </EmptyState>
);

/** The list, or the internship that the address names. */
const InternshipsView = ({
  internships,
  asked,
}: {
  internships: readonly Internship[];
  asked: string | null;
}) => {
  if (asked === null) return <InternshipList internships={internships} />;
  const internship = internships.find(({ StageID }) => String(StageID) === asked);
  if (!internship) return <Unknown />;
  return (
    <Stack gap="4">
      {/* Its sign stands in the gutter of the page, its room to press around it. */}
      <Box ml="-5" my="-2">
        <Back />
      </Box>
      <InternshipDetail key={internship.StageID} internship={internship} />
    </Stack>
  );
};

/** What opens by the address's query is a page of its own: its heading takes the focus (WCAG 2.4.3). */
const useFocusOnChange = (asked: string | null): void => {
  const last = useRef(asked);
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    document.querySelector('h1')?.focus();
  }, [asked]);
};

/** /evenement/stages: the list, then a form or a read-only view with its files (S1 §2, §4). */
export default function InternshipsPage() {
  const internships = useInternships();
  const [search] = useSearchParams();
  const asked = search.get(INTERNSHIP_PARAMETER);
  usePreload(InternshipDetail);
  // An address that names one.
  usePreload(InternshipDetail, asked !== null, 'at once');
  const { isOpen, reason } = useAct('CanViewStage');
  const opened = internships.data?.find(({ StageID }) => String(StageID) === asked);
  const title = opened && titleOf(opened);
  usePageTitle(title);
  useFocusOnChange(asked);
  return (
    <>
      <PageHead title={title ?? texts.title} lead={isOpen ? texts.lead : texts.leadClosed} />
      <AsyncState
        query={internships}
        errorTitle={texts.errorTitle}
        skeleton={<InternshipsSkeleton />}
        empty={
          <EmptyState title={texts.none} icon="briefcase-business">
            {texts.noneText}
          </EmptyState>
        }
      >
        {(list) => (
          <Stack gap="5">
            <ClosedAct title={texts.closed} reason={reason} />
            <InternshipsView internships={list} asked={asked} />
          </Stack>
        )}
      </AsyncState>
    </>
  );
}
