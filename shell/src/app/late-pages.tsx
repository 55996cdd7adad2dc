import { lazyScreen } from 'shared-auth';
import { latePage } from '../late/late-page';

/** Pages of the shell that few visits need: their code comes when they are shown. */
export const ForbiddenPage = latePage(() => import('../refusals/forbidden.page'));
export const DeadlinesPage = latePage(() => import('../deadlines/deadlines.page'));
export const NotificationsPage = latePage(() => import('../notifications/notifications.page'));
export const ReceiptsPage = latePage(() => import('../receipts/receipts.page'));
export const ReceiptPage = latePage(() => import('../receipts/receipt.page'));
export const PrivacyPage = latePage(() => import('../legal/privacy.page'));
export const AccessibilityPage = latePage(() => import('../legal/accessibility.page'));
export const AttestationPage = latePage(() => import('../attestations/attestation.page'));
export const StatusPage = latePage(() => import('../admin/status.page'));
export const AuditPage = latePage(() => import('../admin/audit/audit.page'));
export const TestersPage = latePage(() => import('../admin/testers.page'));

/** What who is not signed in may read; shown outside the layout, which has a frame of its own for its failure. */
export const PublicPages = lazyScreen(() => import('./public-pages'));
