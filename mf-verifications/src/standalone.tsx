import { createRoot } from 'react-dom/client';
import { describeApiError, pageOwnerOf, SessionProvider, setPageOwner } from 'shared-auth/host';
import { BrowserRouter } from 'shared-router';
import { PortalProvider } from 'shared-ui';
import { readPage } from './standalone/page-data';
import { StandaloneFrame } from './standalone/standalone-frame';
import VerificationsPage from './verifications/verifications.page';

/** The verification space without the shell, at /verifications-seul: signed in, and nothing for students. */
const page = readPage();
const root = document.getElementById('root');
if (root && page) {
  setPageOwner(pageOwnerOf(page.session));
  createRoot(root).render(
    <PortalProvider describeError={describeApiError} {...(page.nonce ? { nonce: page.nonce } : {})}>
      <BrowserRouter>
        <SessionProvider session={page.session}>
          <StandaloneFrame institution={page.institution}>
            <VerificationsPage />
          </StandaloneFrame>
        </SessionProvider>
      </BrowserRouter>
    </PortalProvider>,
  );
} else if (root) {
  // The server could not say who is signed in: the page asks again rather than staying blank.
  window.location.replace('/verifications');
}
