import { useEffect, useState } from 'react';
import { late } from 'shared-ui';
import { OPTIONAL } from '../late/shell-import';
import { IsolatedBoundary } from '../portal/error-boundary';
import { usePortal } from '../portal/portal-context';
import type { ViewedStudentBarProps } from './viewed-student-bar';

/** Staff alone look at the file of another: the home of a student does not carry the bar that says so. */
export const LateViewedStudentBar = late<ViewedStudentBarProps>(
  () => import(/* webpackChunkName: "frame-staff" */ './viewed-student-bar'),
  { ...OPTIONAL, frame: 'staff' },
);

const TestBar = late(() => import(/* webpackChunkName: "frame-staff" */ '../testers/test-bar'), {
  ...OPTIONAL,
  frame: 'staff',
});

/** Says which version is tried, to who tries one: a few administrators, so its code is not the home's. */
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

/** A page that is younger holds the registry that it came with: milliseconds. */
const FIRST_POLL_DELAY_MS = 60_000;

const Updates = late(() => import(/* webpackChunkName: "after-paint" */ '../updates/updates'), OPTIONAL);

/** Looks for new versions once the page is no longer young; a look that can't be fetched is tried again. */
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

/** Asked once a year of each person: its code is not the home's, and its page names it. */
export const LatePrivacyDialog = late(
  () => import(/* webpackChunkName: "frame-privacy-dialog" */ '../privacy/privacy-dialog'),
  { ...OPTIONAL, frame: 'privacy-dialog' },
);
