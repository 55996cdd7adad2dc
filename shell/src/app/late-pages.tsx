import type { ComponentType } from 'react';
import { type LateComponent, late } from 'shared-ui';
import { AS_PAGE, shellImport } from '../late/shell-import';

/** Lazy page of the shell; its chunk is named `frame-…`. */
const page = (frame: string, load: () => Promise<{ default: ComponentType }>): LateComponent =>
  late(shellImport(load), { ...AS_PAGE, frame });

/**
 * Lazy-loaded pages of the shell that few visits need. Pages often seen together share a chunk: each additional file
 * costs a name and an integrity value in the first script.
 */
export const ForbiddenPage = page(
  'refused',
  () => import(/* webpackChunkName: "frame-refused" */ '../refusals/forbidden.page'),
);
export const BlockedStudentPage = page(
  'refused',
  () => import(/* webpackChunkName: "frame-refused" */ '../refusals/blocked-student.page'),
);
export const NotStudentPage = page(
  'refused',
  () => import(/* webpackChunkName: "frame-refused" */ '../refusals/not-student.page'),
);
export const InactiveStudentPage = page(
  'refused',
  () => import(/* webpackChunkName: "frame-refused" */ '../refusals/inactive-student.page'),
);
export const SignedInAgainPage = page(
  'refused',
  () => import(/* webpackChunkName: "frame-refused" */ '../session/signed-in-again.page'),
);
export const DeadlinesPage = page(
  'deadlines',
  () => import(/* webpackChunkName: "frame-deadlines" */ '../deadlines/deadlines.page'),
);
export const NotificationsPage = page(
  'notifications',
  () => import(/* webpackChunkName: "frame-notifications" */ '../notifications/notifications.page'),
);
export const ReceiptsPage = page(
  'receipts',
  () => import(/* webpackChunkName: "frame-receipts" */ '../receipts/receipts.page'),
);
export const ReceiptPage = page(
  'receipts',
  () => import(/* webpackChunkName: "frame-receipts" */ '../receipts/receipt.page'),
);
export const PrivacyPage = page('legal', async () => ({
  default: (await import(/* webpackChunkName: "frame-legal" */ '../legal/legal-pages')).PrivacyPage,
}));
export const AccessibilityPage = page('legal', async () => ({
  default: (await import(/* webpackChunkName: "frame-legal" */ '../legal/legal-pages')).AccessibilityPage,
}));
export const AttestationPage = page('legal', async () => ({
  default: (await import(/* webpackChunkName: "frame-legal" */ '../attestations/attestation-check'))
    .AttestationCheck,
}));
export const StatusPage = page(
  'admin',
  () => import(/* webpackChunkName: "frame-admin" */ '../admin/status.page'),
);
export const AuditPage = page(
  'audit',
  () => import(/* webpackChunkName: "frame-admin" */ '../admin/audit/audit.page'),
);
export const TestersPage = page(
  'admin',
  () => import(/* webpackChunkName: "frame-admin" */ '../admin/testers.page'),
);

/** Pages readable without a session; rendered outside the layout, with a frame of their own for a load failure. */
export const PublicPages = late(
  shellImport(() => import(/* webpackChunkName: "frame-public" */ './public-pages')),
  {
    frame: 'public',
    skeleton: null,
  },
);
