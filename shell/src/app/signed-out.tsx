import { useEffect } from 'react';
import { signInUrl } from 'shared-auth/host';
import type { Institution } from 'shared-contract';
import { isPublicPath } from 'shared-contract/portal/guard';
import { Page, useLate } from 'shared-ui';
import { FailedPage } from '../late/failed-page';
import { failureKind } from '../late/shell-import';
import { shellTitle } from '../navigation/shell-pages';
import { StartingPage } from '../session/starting.page';
import { PublicPages } from './late-pages';

export interface SignedOutProps {
  institution: Institution;
  pathname: string;
}

const RedirectToSignIn = ({ institution, pathname }: SignedOutProps) => {
  useEffect(() => window.location.replace(signInUrl(pathname)), [pathname]);
  return <StartingPage institution={institution} />;
};

const ToPublicPages = ({ institution, pathname }: SignedOutProps) => {
  const { data, error, isRetrying, mutate } = useLate(PublicPages);
  if (data) return <PublicPages institution={institution} />;
  if (!error) return <StartingPage institution={institution} />;
  return (
    <main id="contenu">
      <Page>
        <FailedPage
          label={shellTitle(pathname) ?? ''}
          kind={failureKind(error)}
          isRetrying={isRetrying}
          onRetry={mutate}
          contact={institution.contact.email}
          homeTo={null}
        />
      </Page>
    </main>
  );
};

/** Routes without a session: public pages are shown, every other path redirects to the sign-in and back. */
export const SignedOut = (props: SignedOutProps) =>
  isPublicPath(props.pathname) ? <ToPublicPages {...props} /> : <RedirectToSignIn {...props} />;
