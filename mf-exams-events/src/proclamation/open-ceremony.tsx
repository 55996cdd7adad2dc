import { useApi } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import type { Proclamation } from 'shared-contract/proclamation/answers';
import { contactMeans } from 'shared-contract/reinscription/endpoints';
import { AsyncState } from 'shared-ui';
import { PROCLAMATION_TEXTS as texts } from '../texts/proclamation';
import { ProclamationForm } from './proclamation-form';
import { CeremonySkeleton } from './proclamation-skeleton';

/** The registration, once the contact means and the draft are there. */
export const OpenCeremony = ({ ceremony }: { ceremony: Proclamation }) => {
  // Readable here although the re-enrolment is closed (CONTRACT §3).
  const means = useApi(contactMeans);
  const draft = useDraft('Proclamation');
  const query = draft.draft === undefined ? { ...means, data: undefined } : means;
  return (
    <AsyncState
      query={query}
      errorTitle={texts.meansErrorTitle}
      skeleton={<CeremonySkeleton />}
      isEmpty={() => false}
    >
      {(list) => <ProclamationForm ceremony={ceremony} means={list} draft={draft} />}
    </AsyncState>
  );
};
