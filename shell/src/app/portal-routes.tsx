import { Route, Routes } from 'shared-router';
import { DesktopPage } from '../desktop/desktop.page';
import { Layout } from '../layout/layout';
import { usePortal } from '../portal/portal-context';
import { NotFoundPage } from '../refusals/not-found.page';
import { RemoteRoute } from '../remotes/remote-route';
import { StartPage } from '../session/start.page';
import { AdminOnly, HomeGuard, ToForbidden } from './home-guard';
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

/** Every route: the shell's own pages, and one for each screen that the registry declares. */
export const PortalRoutes = () => {
  const { screens, registry } = usePortal();
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
        {screens.map((screen) => (
          <Route key={screen.path} path={screen.path} element={<RemoteRoute screen={screen} />} />
        ))}
        {registry.elsewhere?.map(({ path }) => (
          <Route key={path} path={path} element={<ToForbidden />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
};
