import { useEffect } from 'react';
import { Gate, Page } from 'shared-ui';
import { TROUBLES } from '../texts';
import { announceSignIn } from './reauthentication';
import { SIGNED_IN_AGAIN } from './texts';

/** End of the second sign-in: tells the page that waits, and closes its own window where the browser lets it. */
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
