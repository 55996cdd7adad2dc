import { lazyScreen } from 'shared-auth';
import { inFirstFrame } from '../late/first-frame';
import { latePage } from '../late/late-page';

/** Pages of the shell that few visits need: their code comes when they are shown. */
export const ForbiddenPage = inFirstFrame(
  'forbidden',
  latePage(() => import(/* webpackChunkName: "frame-forbidden" */ '../refusals/forbidden.page')),
);
export const BlockedStudentPage = inFirstFrame(
  'blocked',
  latePage(() => import(/* webpackChunkName: "frame-blocked" */ '../refusals/blocked-student.page')),
);
export const NotStudentPage = inFirstFrame(
  'not-student',
  latePage(() => import(/* webpackChunkName: "frame-not-student" */ '../refusals/not-student.page')),
);
export const InactiveStudentPage = inFirstFrame(
  'inactive',
  latePage(() => import(/* webpackChunkName: "frame-inactive" */ '../refusals/inactive-student.page')),
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
  'receipt',
  latePage(() => import(/* webpackChunkName: "frame-receipt" */ '../receipts/receipt.page')),
);
export const PrivacyPage = inFirstFrame(
  'privacy',
  latePage(() => import(/* webpackChunkName: "frame-privacy" */ '../legal/privacy.page')),
);
export const AccessibilityPage = inFirstFrame(
  'accessibility',
  latePage(() => import(/* webpackChunkName: "frame-accessibility" */ '../legal/accessibility.page')),
);
export const AttestationPage = inFirstFrame(
  'attestation',
  latePage(() => import(/* webpackChunkName: "frame-attestation" */ '../attestations/attestation.page')),
);
export const StatusPage = inFirstFrame(
  'status',
  latePage(() => import(/* webpackChunkName: "frame-status" */ '../admin/status.page')),
);
export const AuditPage = inFirstFrame(
  'audit',
  latePage(() => import(/* webpackChunkName: "frame-audit" */ '../admin/audit/audit.page')),
);
export const TestersPage = inFirstFrame(
  'testers',
  latePage(() => import(/* webpackChunkName: "frame-testers" */ '../admin/testers.page')),
);

/** What who is not signed in may read; shown outside the layout, which has a frame of its own for its failure. */
export const PublicPages = inFirstFrame(
  'public',
  lazyScreen(() => import(/* webpackChunkName: "frame-public" */ './public-pages')),
);
