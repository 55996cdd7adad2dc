import { useSession } from 'shared-auth';
import { isMissing } from 'shared-contract/documents/documents';
import { Box, PageHead } from 'shared-ui';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';
import { CalendarSection } from './calendar-section';
import { DownloadsSection } from './downloads-section';
import { RequiredSection } from './required-section';
import { useRequiredDocuments } from './use-documents';

const texts = DOCUMENT_PAGE_TEXTS.documents;

/** /documents: what to hand in, and what to download; a blocked student only hands in (CONTRACT §5.6). */
export default function DocumentsPage() {
  const { isBlocked, isViewing } = useSession();
  const required = useRequiredDocuments();
  const isClosed = isBlocked && !isViewing;
  const missing = required.data?.filter(isMissing).length;
  const lead = missing === undefined ? undefined : texts.lead(missing);
  return (
    <>
      <PageHead title={texts.title} lead={isClosed ? texts.blockedLead : lead} />
      <RequiredSection query={required} />
      {!isClosed && (
        <>
          <Box mt="8">
            <DownloadsSection />
          </Box>
          {!isViewing && (
            <Box mt="8">
              <CalendarSection />
            </Box>
          )}
        </>
      )}
    </>
  );
}
