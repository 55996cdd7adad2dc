import { useEffect } from 'react';
import { Gate, Page } from 'shared-ui';
import { TROUBLES } from '../texts';
import { announceSignIn } from './reauthentication';

/** End of the second sign-in: tells the page that waits, and closes its own window where the browser lets it. */
export const SignedInAgainPage = () => {
  useEffect(() => {
    announceSignIn();
    window.close();
  }, []);
  return (
    <main id="contenu">
      <Page>
        <Gate icon="circle-check" title={TROUBLES.signedInAgain} lead={TROUBLES.signedInAgainText} />
      </Page>
    </main>
  );
};
