import { decideAccess, isStillRead, useFullSession } from 'shared-auth/host';
import { forbiddenUrl } from 'shared-contract/portal/asked-page';
import { Navigate } from 'shared-router';
import { useAddress } from 'shared-router/address';
import { RedirectToPrivacy } from '../navigation/return-path';
import type { DeclaredScreen } from '../portal/screens';
import { LateRemoteScreen } from './late-remote-screen';

/** Route of a declared screen: checks access first, so that a denied screen loads neither code nor data. */
export const RemoteRoute = ({ screen }: { screen: DeclaredScreen }) => {
  const session = useFullSession();
  const { pathname } = useAddress();
  const decision = decideAccess(screen, session);
  if (decision.kind === 'redirect' && decision.to === '/desktop') return <RedirectToPrivacy />;
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'denied' && !isStillRead(screen, decision))
    return <Navigate to={forbiddenUrl(pathname)} replace />;
  return <LateRemoteScreen key={screen.path} screen={screen} pathname={pathname} />;
};
