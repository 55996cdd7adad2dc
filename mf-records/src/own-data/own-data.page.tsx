import { useSession } from 'shared-auth';
import { EmptyState, PageHead, Stack } from 'shared-ui';
import { TallPage } from '../shared/tall-page';
import { OWN_DATA_TEXTS } from '../texts/own-data';
import { CopySection } from './copy-section';
import { DevicesSection } from './devices-section';
import { OfflineCopySection } from './offline-copy-section';

/** /contacts/copie: what the portal holds about her, in her hands, and where she is signed in (issue 19). */
export default function OwnDataPage() {
  const { isViewing } = useSession();
  return (
    <TallPage>
      <PageHead title={OWN_DATA_TEXTS.title} lead={OWN_DATA_TEXTS.lead} />
      {isViewing ? (
        <EmptyState title={OWN_DATA_TEXTS.hersTitle} icon="lock">
          {OWN_DATA_TEXTS.hers}
        </EmptyState>
      ) : (
        <Stack gap="8">
          <CopySection />
          <OfflineCopySection />
          <DevicesSection />
        </Stack>
      )}
    </TallPage>
  );
}
