import { useMemo } from 'react';
import { matchPath, Route, Routes } from 'shared-router';
import { useAddress } from 'shared-router/address';
import { DesktopPage } from '../desktop/desktop.page';
import { Layout } from '../layout/layout';
import { usePortal } from '../portal/portal-context';
import { findScreen } from '../portal/screens';
import { NotFoundPage } from '../refusals/not-found.page';
import { RemoteRoute } from '../remotes/remote-route';
import { StartPage } from '../session/start.page';
import { AdminOnly, HomeGuard, RedirectToForbidden } from './home-guard';
import {
  AccessibilityPage,
  AttestationPage,
  AuditPage,
  BlockedStudentPage,
  DeadlinesPage,
  ForbiddenPage,
  InactiveStudentPage,
  NotificationsPage,
  NotStudentPage,
  PrivacyPage,
  ReceiptPage,
  ReceiptsPage,
  SignedInAgainPage,
  StatusPage,
  TestersPage,
} from './late-pages';

/**
 * The declared screen at the current path. Matched here because the router ranks and compiles every route it is given
 * at each render.
 */
const useMatchedScreen = () => {
  const { screens, registry } = usePortal();
  const { pathname } = useAddress();
  return useMemo(
    () => ({
      screen: findScreen(screens, pathname),
      elsewhere: registry.elsewhere?.find(({ path }) => matchPath({ path, end: true }, pathname)),
    }),
    [screens, registry, pathname],
  );
};

/** All routes: the shell's own pages, and the remote screen declared at the current path. */
export const PortalRoutes = () => {
  const { screen, elsewhere } = useMatchedScreen();
  return (
    <Routes>
      <Route path="/" element={<StartPage />} />
      <Route path="/reconnexion" element={<SignedInAgainPage />} />
      <Route element={<Layout />}>
        <Route element={<HomeGuard />}>
          <Route path="/desktop" element={<DesktopPage />} />
          <Route path="/echeances" element={<DeadlinesPage />} />
          <Route path="/notifications" element={<NotificationsPage />} />
          <Route path="/recus" element={<ReceiptsPage />} />
          <Route path="/recus/:numero" element={<ReceiptPage />} />
          <Route
            path="/admin/etat"
            element={
              <AdminOnly>
                <StatusPage />
              </AdminOnly>
            }
          />
          <Route
            path="/admin/testeurs"
            element={
              <AdminOnly>
                <TestersPage />
              </AdminOnly>
            }
          />
          <Route
            path="/admin/journal"
            element={
              <AdminOnly>
                <AuditPage />
              </AdminOnly>
            }
          />
        </Route>
        <Route path="/notStudent" element={<NotStudentPage />} />
        <Route path="/inactiveStudent" element={<InactiveStudentPage />} />
        <Route path="/blockedStudent" element={<BlockedStudentPage />} />
        <Route path="/forbidden" element={<ForbiddenPage />} />
        <Route path="/confidentialite" element={<PrivacyPage />} />
        <Route path="/accessibilite" element={<AccessibilityPage />} />
        <Route path="/attestation/:code" element={<AttestationPage />} />
        {screen && <Route path={screen.path} element={<RemoteRoute screen={screen} />} />}
        {elsewhere && <Route path={elsewhere.path} element={<RedirectToForbidden />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
};
