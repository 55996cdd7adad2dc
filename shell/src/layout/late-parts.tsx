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

/** Age at which a page looks out for what may come to it, milliseconds. */
const LOOKOUT_AGE_MS = 10_000;

const OpenPage = late(() => import(/* webpackChunkName: "after-paint" */ './open-page'), OPTIONAL);

/** Lazy-loaded lookout of a page that stays open; a failed chunk is retried. */
export const LateOpenPage = () => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const fetchIt = () =>
      OpenPage.preload().then(
        () => setIsThere(true),
        () => {},
      );
    const timer = setInterval(fetchIt, LOOKOUT_AGE_MS);
    return () => clearInterval(timer);
  }, [isThere]);
  return (
    isThere && (
      <IsolatedBoundary>
        <OpenPage />
      </IsolatedBoundary>
    )
  );
};

/** Lazy-loaded privacy dialog, asked once a year; its page preloads it. */
export const LatePrivacyDialog = late(
  () => import(/* webpackChunkName: "frame-privacy-dialog" */ '../privacy/privacy-dialog'),
  { ...OPTIONAL, frame: 'privacy-dialog' },
);
