import { useDraft } from 'shared-auth';
import { AsyncState, PageHead, SkeletonCards } from 'shared-ui';
import { useOpenUntil } from '../shared/open-until';
import { ProclamationForm } from './proclamation-form';
import { PROCLAMATION_TEXTS as texts } from './texts';
import { useCeremony, useContactMeans } from './use-proclamation';

const skeleton = <SkeletonCards count={2} lines={4} />;

/** /evenement/proclamation: registration to the graduation ceremony (S2 §2). */
export default function ProclamationPage() {
  const ceremony = useCeremony();
  const means = useContactMeans();
  const draft = useDraft('Proclamation');
  const until = useOpenUntil('AccesProclamation');
  return (
    <>
      <PageHead title={texts.title} lead={`${texts.lead} ${until}`.trim()} />
      <AsyncState query={ceremony} errorTitle={texts.errorTitle} skeleton={skeleton}>
        {(found) => (
          <AsyncState
            query={means}
            errorTitle={texts.meansErrorTitle}
            skeleton={skeleton}
            isEmpty={() => false}
          >
            {(list) =>
              draft.draft === undefined ? (
                skeleton
              ) : (
                <ProclamationForm ceremony={found} means={list} draft={draft} />
              )
            }
          </AsyncState>
        )}
      </AsyncState>
    </>
  );
}
