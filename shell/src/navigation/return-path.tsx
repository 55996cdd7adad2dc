import { askedPage, privacyUrl } from 'shared-contract/portal/asked-page';
import { Navigate, useLocation } from 'shared-router';

/** Redirects to the home, where the privacy policy is accepted; its query keeps the requested path. */
export const RedirectToPrivacy = () => {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={privacyUrl(pathname + search) + hash} replace />;
};

/** Path requested before the privacy policy was accepted; the home by default. */
export const useReturnPath = (): string => {
  const { search, hash } = useLocation();
  const asked = askedPage(new URLSearchParams(search));
  return asked === null ? '/desktop' : asked + hash;
};
