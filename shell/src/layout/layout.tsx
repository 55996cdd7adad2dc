import { Suspense, useRef } from 'react';
import { isViewing, mustAcceptPrivacy, PageTitleContext, useWholeSession } from 'shared-auth/host';
import { Outlet, useLocation } from 'shared-router';
import { Box, Breadcrumb, FailurePanel, Frise, Page, SkipLink } from 'shared-ui';
import { useHeadingFocus } from '../navigation/use-heading-focus';
import { usePageFrame } from '../navigation/use-page-frame';
import { usePrefetch } from '../navigation/use-prefetch';
import { Apart } from '../portal/apart';
import { ErrorBoundary } from '../portal/error-boundary';
import { Waiting } from '../portal/waiting';
import { PrivacyDialog } from '../privacy/privacy-dialog';
import { SessionExpiredDialog } from '../session/session-expired-dialog';
import { StaleViewDialog } from '../session/stale-view-dialog';
import { TROUBLES } from '../texts';
import { LateTestBar } from './late-test-bar';
import { LateUpdates } from './late-updates';
import { NoticeHost } from './notice-host';
import { PortalFooter } from './portal-footer';
import { PortalHeader } from './portal-header';
import { ViewedStudentBar } from './viewed-student-bar';

/** Header, breadcrumb, page and footer; the dialogs that any page may need. */
export const Layout = () => {
  const session = useWholeSession();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { crumbs, width, setTitle } = usePageFrame();
  useHeadingFocus(main);
  usePrefetch();
  const isPrivacyAsked = mustAcceptPrivacy(session) && pathname === '/desktop';
  return (
    <PageTitleContext value={setTitle}>
      <SkipLink />
      <Frise />
      <PortalHeader />
      {isViewing(session) && <ViewedStudentBar />}
      <LateTestBar />
      <Box as="main" id="contenu" tabIndex={-1} ref={main} flex="1">
        <Page width={width} paddingTop={{ base: '5', md: '7' }} paddingBottom={{ base: '12', md: '16' }}>
          {crumbs.length > 0 && <Breadcrumb items={crumbs} />}
          <ErrorBoundary
            resetKey={pathname}
            fallback={(_error, reset) => <FailurePanel lead={TROUBLES.crashText} onRetry={reset} />}
          >
            <Suspense fallback={<Waiting />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Page>
      </Box>
      <PortalFooter />
      <NoticeHost />
      <LateUpdates />
      {isPrivacyAsked && <PrivacyDialog />}
      <Apart>
        <SessionExpiredDialog username={session.infos.Username} />
        <StaleViewDialog />
      </Apart>
    </PageTitleContext>
  );
};
