import { useSession } from 'shared-auth';
import { AsyncState, Box, PageHead } from 'shared-ui';
import { allSettled } from '../shared/all-settled';
import { TallPage } from '../shared/tall-page';
import { MY_DOCUMENTS_TEXTS } from '../texts/documents';
import { DocumentsSkeleton } from './documents-skeleton';
import { DownloadsSection } from './downloads-section';
import { RequiredSection } from './required-section';
import { useEnrolments, useRequiredDocuments, useStoredFiles } from './use-documents';

const texts = MY_DOCUMENTS_TEXTS;

/** /documents: what to hand in, and what to download; a blocked student only hands in (CONTRACT §5.6). */
export default function DocumentsPage() {
  const { isBlocked, isViewing } = useSession();
  const isClosed = isBlocked && !isViewing;
  const required = useRequiredDocuments();
  const enrolments = useEnrolments(!isClosed);
  const newest = enrolments.data?.[0]?.InscriptionID;
  const files = useStoredFiles(newest);
  const downloads = isClosed ? [] : [enrolments, ...(newest === undefined ? [] : [files])];
  return (
    <TallPage>
      <PageHead title={texts.title} lead={isClosed ? texts.blockedLead : texts.lead} />
      <AsyncState query={allSettled([required, ...downloads])} skeleton={<DocumentsSkeleton />}>
        {() => (
          <>
            <RequiredSection query={required} />
            {!isClosed && (
              <Box mt="8">
                <DownloadsSection query={enrolments} />
              </Box>
            )}
          </>
        )}
      </AsyncState>
    </TallPage>
  );
}
