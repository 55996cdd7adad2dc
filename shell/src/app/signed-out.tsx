import { lazy, Suspense, useEffect } from 'react';
import { signInUrl } from 'shared-auth/host';
import type { Institution } from 'shared-contract';
import { isPublicPath } from '../navigation/public-paths';
import { StartingPage } from '../session/starting.page';

const PublicPages = lazy(() => import('./public-pages'));

const ToSignIn = ({ institution, pathname }: SignedOutProps) => {
  useEffect(() => window.location.replace(signInUrl(pathname)), [pathname]);
  return <StartingPage institution={institution} />;
};

export interface SignedOutProps {
  institution: Institution;
  pathname: string;
}

/** Nobody is signed in: the public pages show, every other one goes through the sign-in and back. */
export const SignedOut = (props: SignedOutProps) => {
  if (!isPublicPath(props.pathname)) return <ToSignIn {...props} />;
  return (
    <Suspense fallback={<StartingPage institution={props.institution} />}>
      <PublicPages institution={props.institution} />
    </Suspense>
  );
};
