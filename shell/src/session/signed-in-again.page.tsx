import { useEffect } from 'react';
import { Gate, Page } from 'shared-ui';
import { TROUBLES } from '../texts';
import { announceSignIn } from './reauthentication';
import { SIGNED_IN_AGAIN } from './texts';

/** End of the re-authentication: notifies the waiting page and closes its window where allowed. */
export default function SignedInAgainPage() {
  useEffect(() => {
    announceSignIn();
    window.close();
  }, []);
  return (
    <main id="contenu">
      <Page>
        <Gate icon="circle-check" title={TROUBLES.signedInAgain} lead={SIGNED_IN_AGAIN} />
      </Page>
    </main>
  );
}
