import { Suspense, useRef } from 'react';
import { isViewing, mustAcceptPrivacy, PageTitleContext, useFullSession } from 'shared-auth/host';
import { Outlet } from 'shared-router';
import { useAddress } from 'shared-router/address';
import { BottomBar, Box, Breadcrumb, FailurePanel, Frise, Page, SkipLink } from 'shared-ui';
import { NavigationOverlay, useNavigationOverlay } from '../command-palette/late-overlay';
import { usePrefetch } from '../navigation/prefetch/late-prefetch';
import { useHeadingFocus } from '../navigation/use-heading-focus';
import { useNavItems } from '../navigation/use-nav-items';
import { usePageFrame } from '../navigation/use-page-frame';
import { ErrorBoundary, IsolatedBoundary } from '../portal/error-boundary';
import { PageFallback } from '../portal/page-fallback';
import { SessionDialogs } from '../session/late-session-dialogs';
import { ChooseStudent } from '../students/late-choose-student';
import { useDisclosure } from '../students/use-disclosure';
import { TEXTS, TROUBLES } from '../texts';
import { LateOpenPage, LatePrivacyDialog, LateTestBar, LateViewedStudentBar } from './late-parts';
import { NotificationHost } from './notification-host';
import { PortalFooter } from './portal-footer';
import { PortalHeader } from './portal-header';

/** Number of items in the bottom bar, besides « Plus ». */
const IN_BAR = 4;

/** Page content between header and footer. */
const Content = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useAddress();
  const { crumbs, width, setTitle } = usePageFrame();
  useHeadingFocus(main);
  return (
    <PageTitleContext value={setTitle}>
      <Box
        as="main"
        id="contenu"
        tabIndex={-1}
        ref={main}
        flex="1"
        {...(width === 'wide' && { 'data-wide': '' })}
      >
        <Page width={width} paddingTop={{ base: '5', md: '8' }} paddingBottom={{ base: '12', md: '16' }}>
          {crumbs.length > 0 && <Breadcrumb items={crumbs} />}
          <ErrorBoundary
            resetKey={pathname}
            fallback={(_error, reset) => <FailurePanel lead={TROUBLES.crashText} onRetry={reset} />}
          >
            <Suspense fallback={<PageFallback />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Page>
      </Box>
    </PageTitleContext>
  );
};

/** Page layout: header, content, footer, bottom navigation bar on phones, global dialogs. */
export const Layout = () => {
  const session = useFullSession();
  const { pathname } = useAddress();
  const places = useNavItems();
  const { view, open, close, opener } = useNavigationOverlay(places.length > 0);
  const chooser = useDisclosure();
  usePrefetch();
  const isPrivacyAsked = mustAcceptPrivacy(session) && pathname === '/desktop';
  return (
    <>
      <SkipLink />
      <Frise />
      <PortalHeader places={places} jump={opener('jump')} onChooseStudent={chooser.open} />
      {isViewing(session) && (
        <IsolatedBoundary>
          <LateViewedStudentBar onChooseStudent={chooser.open} />
        </IsolatedBoundary>
      )}
      <LateTestBar />
      <Content />
      <PortalFooter />
      {places.length > 0 && (
        <BottomBar
          label={TEXTS.places}
          places={places.slice(0, IN_BAR)}
          more={{ label: TEXTS.more, ...opener('more') }}
        />
      )}
      <NotificationHost />
      <LateOpenPage />
      {isPrivacyAsked && (
        <IsolatedBoundary>
          <LatePrivacyDialog />
        </IsolatedBoundary>
      )}
      <ChooseStudent isOpen={chooser.isOpen} onClose={chooser.close} />
      <SessionDialogs username={session.infos.Username} />
      {view && (
        <IsolatedBoundary>
          <NavigationOverlay view={view} onOpen={open} onChooseStudent={chooser.open} onClose={close} />
        </IsolatedBoundary>
      )}
    </>
  );
};
