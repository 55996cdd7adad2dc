import { useMemo } from 'react';
import { useApi } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import { tpCourses } from 'shared-contract/tp/endpoints';
import { AsyncState, EmptyState, PageHead } from 'shared-ui';
import { usePeriod } from '../shared/use-period';
import { TP_TEXTS as texts } from '../texts/tp';
import { ClosedTp } from './closed-tp';
import { readChoices } from './selection';
import { TpForm } from './tp-form';
import { CoursesSkeleton } from './tp-skeleton';

/** /evenement/inscriptionTP: a group for each course (S2 §2, §4). */
export default function TpPage() {
  const courses = useApi(tpCourses);
  const { isOpen, words } = usePeriod('AccesInscriptionTP');
  const { draft, keep, discard, savedAt, isSafe } = useDraft('InscriptionTP');
  const first = useMemo(() => (draft === undefined ? undefined : readChoices(draft?.Contenu)), [draft]);
  const query = first === undefined ? { ...courses, data: undefined, isLoading: true } : courses;
  return (
    <>
      <PageHead title={texts.title} lead={`${isOpen ? texts.lead : ''} ${words}`.trim()} />
      <AsyncState
        query={query}
        skeleton={<CoursesSkeleton />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="users-round">
            {texts.empty}
          </EmptyState>
        }
      >
        {(list) =>
          isOpen ? (
            <TpForm
              courses={list}
              first={first ?? {}}
              keep={keep}
              discard={discard}
              savedAt={savedAt}
              isSafe={isSafe}
            />
          ) : (
            <ClosedTp courses={list} />
          )
        }
      </AsyncState>
    </>
  );
}
