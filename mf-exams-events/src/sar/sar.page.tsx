import { useApi } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import { remediations } from 'shared-contract/sar/endpoints';
import { AsyncState, EmptyState, PageHead } from 'shared-ui';
import { SAR_TEXTS as texts } from '../texts/sar';
import { SarForm } from './sar-form';
import { SarSkeleton } from './sar-skeleton';

/** /sar: remediation sign-up (S2 §2). */
export default function SarPage() {
  const query = useApi(remediations);
  const draft = useDraft('SAR');
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState
        query={query}
        errorTitle={texts.errorTitle}
        skeleton={<SarSkeleton />}
        isEmpty={({ Items }) => Items.length === 0}
        empty={
          <EmptyState title={texts.emptyTitle} icon="life-buoy">
            {texts.empty}
          </EmptyState>
        }
      >
        {({ Items }) =>
          draft.draft === undefined ? (
            <SarSkeleton />
          ) : (
            <SarForm
              stored={Items}
              draft={draft}
              onSaved={(list) => query.mutate(list, { revalidate: false })}
            />
          )
        }
      </AsyncState>
    </>
  );
}
