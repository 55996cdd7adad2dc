import { refreshEndpoints, useApi } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import { inclusiveFile } from 'shared-contract/inclusive/endpoints';
import type { InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import { Alert, AsyncState, Box, PageHead, usePreload } from 'shared-ui';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';
import { FileCreation } from './file-creation';
import { RequestSkeleton } from './inclusive-skeleton';
import { RequestForm } from './late-form';
import { SubmittedRequest } from './submitted-request';

/** A file in the state that it is in (S2 §4). */
const OpenedFile = ({
  file,
  onSent,
}: {
  file: InclusiveRequest;
  onSent: (file: InclusiveRequest) => Promise<void>;
}) => {
  const draft = useDraft('DecretInclusif');
  const { DemandeDecretInclusifDateDerniereSoumission: submittedAt } = file;
  usePreload(RequestForm, submittedAt === null, 'at once');
  if (submittedAt !== null) return <SubmittedRequest file={file} submittedAt={submittedAt} />;
  return draft.draft === undefined ? (
    <RequestSkeleton />
  ) : (
    <RequestForm file={file} draft={draft} onSent={onSent} />
  );
};

/** /enseignement-inclusif: none, opened, saved or submitted (S2 §2, §4). Health data. */
export default function InclusivePage() {
  const inclusive = useApi(inclusiveFile);
  // Who opens a file writes in it next.
  usePreload(RequestForm, inclusive.data === null);
  const keep = async (file: InclusiveRequest) => void (await inclusive.mutate(file, { revalidate: false }));
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Box mb="4">
        <Alert tone="neutral" icon="shield-check">
          {texts.privacy}
        </Alert>
      </Box>
      <AsyncState
        query={inclusive}
        errorTitle={texts.errorTitle}
        skeleton={<RequestSkeleton />}
        empty={<FileCreation onOpened={keep} onRefused={() => refreshEndpoints([inclusiveFile])} />}
      >
        {(file) => file && <OpenedFile file={file} onSent={keep} />}
      </AsyncState>
    </>
  );
}
