import { lazyScreen } from 'shared-auth';
import { inFirstFrame } from '../late/first-frame';
import { latePage } from '../late/late-page';

/**
 * Pages of the shell that few visits need: their code comes when they are shown, with that of the pages beside them. Each
 * file more is a name and an integrity value more in the first script.
 */
export const ForbiddenPage = inFirstFrame(
  'refused',
  latePage(() => import(/* webpackChunkName: "frame-refused" */ '../refusals/forbidden.page')),
);
export const BlockedStudentPage = inFirstFrame(
  'refused',
  latePage(() => import(/* webpackChunkName: "frame-refused" */ '../refusals/blocked-student.page')),
);
export const NotStudentPage = inFirstFrame(
  'refused',
  latePage(() => import(/* webpackChunkName: "frame-refused" */ '../refusals/not-student.page')),
);
export const InactiveStudentPage = inFirstFrame(
  'refused',
  latePage(() => import(/* webpackChunkName: "frame-refused" */ '../refusals/inactive-student.page')),
);
export const SignedInAgainPage = inFirstFrame(
  'signed-in-again',
  latePage(() => import(/* webpackChunkName: "frame-signed-in-again" */ '../session/signed-in-again.page')),
);
export const DeadlinesPage = inFirstFrame(
  'deadlines',
  latePage(() => import(/* webpackChunkName: "frame-deadlines" */ '../deadlines/deadlines.page')),
);
export const NotificationsPage = inFirstFrame(
  'notifications',
  latePage(() => import(/* webpackChunkName: "frame-notifications" */ '../notifications/notifications.page')),
);
export const ReceiptsPage = inFirstFrame(
  'receipts',
  latePage(() => import(/* webpackChunkName: "frame-receipts" */ '../receipts/receipts.page')),
);
export const ReceiptPage = inFirstFrame(
  'receipts',
  latePage(() => import(/* webpackChunkName: "frame-receipts" */ '../receipts/receipt.page')),
);
export const PrivacyPage = inFirstFrame(
  'legal',
  latePage(() => import(/* webpackChunkName: "frame-legal" */ '../legal/privacy.page')),
);
export const AccessibilityPage = inFirstFrame(
  'legal',
  latePage(() => import(/* webpackChunkName: "frame-legal" */ '../legal/accessibility.page')),
);
export const AttestationPage = inFirstFrame(
  'legal',
  latePage(() => import(/* webpackChunkName: "frame-legal" */ '../attestations/attestation.page')),
);
export const StatusPage = inFirstFrame(
  'admin',
  latePage(() => import(/* webpackChunkName: "frame-admin" */ '../admin/status.page')),
);
export const AuditPage = inFirstFrame(
  'audit',
  latePage(() => import(/* webpackChunkName: "frame-audit" */ '../admin/audit/audit.page')),
);
export const TestersPage = inFirstFrame(
  'admin',
  latePage(() => import(/* webpackChunkName: "frame-admin" */ '../admin/testers.page')),
);

/** What who is not signed in may read; shown outside the layout, which has a frame of its own for its failure. */
export const PublicPages = inFirstFrame(
  'public',
  lazyScreen(() => import(/* webpackChunkName: "frame-public" */ './public-pages')),
);
