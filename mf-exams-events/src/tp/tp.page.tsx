import { useMemo } from 'react';
import { useApi } from 'shared-auth';
import { useDraft } from 'shared-auth/drafts';
import { tpCourses } from 'shared-contract/tp/endpoints';
import { AsyncState, EmptyState, PageHead, SkeletonCards } from 'shared-ui';
import { useOpenUntil } from '../shared/open-until';
import { TP_TEXTS as texts } from '../texts';
import { readChoices } from './selection';
import { TpForm } from './tp-form';

/** /evenement/inscriptionTP: a group for each course (S2 §2, §4). */
export default function TpPage() {
  const courses = useApi(tpCourses);
  const until = useOpenUntil('AccesInscriptionTP');
  const { draft, keep, discard, savedAt, isSafe } = useDraft('InscriptionTP');
  const first = useMemo(() => (draft === undefined ? undefined : readChoices(draft?.Contenu)), [draft]);
  const query = first === undefined ? { ...courses, data: undefined, isLoading: true } : courses;
  return (
    <>
      <PageHead title={texts.title} lead={`${texts.lead} ${until}`.trim()} />
      <AsyncState
        query={query}
        skeleton={<SkeletonCards count={1} lines={5} />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="users-round">
            {texts.empty}
          </EmptyState>
        }
      >
        {(list) => (
          <TpForm
            courses={list}
            first={first ?? {}}
            keep={keep}
            discard={discard}
            savedAt={savedAt}
            isSafe={isSafe}
          />
        )}
      </AsyncState>
    </>
  );
}
