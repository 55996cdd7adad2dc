import { useDraft } from 'shared-auth';
import { AsyncState, EmptyState, PageHead, SkeletonCards } from 'shared-ui';
import { SarForm } from './sar-form';
import { SAR_TEXTS as texts } from './texts';
import { useRemediations } from './use-sar';

const skeleton = <SkeletonCards count={1} lines={6} />;

/** /sar: remediation sign-up (S2 §2). */
export default function SarPage() {
  const remediations = useRemediations();
  const draft = useDraft('SAR');
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState
        query={remediations}
        errorTitle={texts.errorTitle}
        skeleton={skeleton}
        isEmpty={({ Items }) => Items.length === 0}
        empty={
          <EmptyState title={texts.emptyTitle} icon="life-buoy">
            {texts.empty}
          </EmptyState>
        }
      >
        {({ Items }) =>
          draft.draft === undefined ? (
            skeleton
          ) : (
            <SarForm
              stored={Items}
              draft={draft}
              onSaved={(list) => remediations.mutate(list, { revalidate: false })}
            />
          )
        }
      </AsyncState>
    </>
  );
}
