import { lazyScreen } from 'shared-auth';

/** Pages of the shell that few visits need: their code comes when they are shown. */
export const ReceiptsPage = lazyScreen(() => import('../receipts/receipts.page'));
export const ReceiptPage = lazyScreen(() => import('../receipts/receipt.page'));
export const PrivacyPage = lazyScreen(() => import('../legal/privacy.page'));
export const AccessibilityPage = lazyScreen(() => import('../legal/accessibility.page'));
export const AttestationPage = lazyScreen(() => import('../attestations/attestation.page'));
export const StatusPage = lazyScreen(() => import('../admin/status.page'));
export const TestersPage = lazyScreen(() => import('../admin/testers.page'));
