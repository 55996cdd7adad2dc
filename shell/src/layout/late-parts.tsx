import { useEffect, useState } from 'react';
import { late } from 'shared-ui';
import { OPTIONAL } from '../late/shell-import';
import { IsolatedBoundary } from '../portal/error-boundary';
import { usePortal } from '../portal/portal-context';
import type { ViewedStudentBarProps } from './viewed-student-bar';

/** Lazy-loaded bar of the viewed student; for staff only. */
export const LateViewedStudentBar = late<ViewedStudentBarProps>(
  () => import(/* webpackChunkName: "frame-staff" */ './viewed-student-bar'),
  { ...OPTIONAL, frame: 'staff' },
);

const TestBar = late(() => import(/* webpackChunkName: "frame-staff" */ '../testers/test-bar'), {
  ...OPTIONAL,
  frame: 'staff',
});

/** Lazy-loaded bar of the version under test; for a few administrators only. */
export const LateTestBar = () => {
  const isTesting = usePortal().registry.remotes.some(({ isTest }) => isTest);
  return (
    isTesting && (
      <IsolatedBoundary>
        <TestBar />
      </IsolatedBoundary>
    )
  );
};

/** Delay before the first registry poll, milliseconds; a younger page holds the registry it came with. */
const FIRST_POLL_DELAY_MS = 60_000;

const Updates = late(() => import(/* webpackChunkName: "after-paint" */ '../updates/updates'), OPTIONAL);

/** Lazy-loaded update check, started once the page is old enough; a failed chunk is retried. */
export const LateUpdates = () => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const fetchIt = () =>
      Updates.preload().then(
        () => setIsThere(true),
        () => {},
      );
    const timer = setInterval(fetchIt, FIRST_POLL_DELAY_MS);
    return () => clearInterval(timer);
  }, [isThere]);
  return (
    isThere && (
      <IsolatedBoundary>
        <Updates />
      </IsolatedBoundary>
    )
  );
};

/** Lazy-loaded privacy dialog, asked once a year; its page preloads it. */
export const LatePrivacyDialog = late(
  () => import(/* webpackChunkName: "frame-privacy-dialog" */ '../privacy/privacy-dialog'),
  { ...OPTIONAL, frame: 'privacy-dialog' },
);
