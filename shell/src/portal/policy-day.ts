import { dayWithYear } from 'shared-contract/portal/window-words';

/** The day of a version of the privacy policy, in words; null for a version that is no day. */
export const policyDay = (version: string): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(version) ? dayWithYear(version) : null;
