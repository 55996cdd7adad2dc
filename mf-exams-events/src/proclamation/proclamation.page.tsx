import { useApi } from 'shared-auth';
import { useDraft } from 'shared-auth/drafts';
import { ceremony } from 'shared-contract/proclamation/endpoints';
import { contactMeans } from 'shared-contract/reinscription/endpoints';
import { AsyncState, PageHead, SkeletonCards } from 'shared-ui';
import { useOpenUntil } from '../shared/open-until';
import { ProclamationForm } from './proclamation-form';
import { PROCLAMATION_TEXTS as texts } from './texts';

const skeleton = <SkeletonCards count={2} lines={4} />;

/** /evenement/proclamation: registration to the graduation ceremony (S2 §2). */
export default function ProclamationPage() {
  const query = useApi(ceremony);
  // Readable here although the re-enrolment is closed (CONTRACT §3).
  const means = useApi(contactMeans);
  const draft = useDraft('Proclamation');
  const until = useOpenUntil('AccesProclamation');
  return (
    <>
      <PageHead title={texts.title} lead={`${texts.lead} ${until}`.trim()} />
      <AsyncState query={query} errorTitle={texts.errorTitle} skeleton={skeleton}>
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
