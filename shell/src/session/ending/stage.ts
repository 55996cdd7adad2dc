import { MINUTE_MS } from 'shared-contract/base/days';
import type { SessionEnd } from 'shared-contract/security/session-end';

/** How near the end of a session is: `near`, an act puts it off; `last`, nothing does. */
export type Stage = 'far' | 'near' | 'last' | 'over';

/** Time before an end that an act puts off, milliseconds; half the rest where sessions rest less. */
export const noticeOf = ({ idleTime }: SessionEnd): number => Math.min(2 * MINUTE_MS, idleTime / 2);

/** Time before an end that nothing puts off, milliseconds: enough to finish a sentence and to sign in. */
const LAST_NOTICE_MS = 5 * MINUTE_MS;

export const endOf = ({ idleEnd, absoluteEnd }: SessionEnd): number => Math.min(idleEnd, absoluteEnd);

/** How near the end is at an instant of the portal's clock. */
export const stageAt = (end: SessionEnd, now: number): Stage => {
  const { idleEnd, absoluteEnd } = end;
  if (now >= endOf(end)) return 'over';
  if (idleEnd < absoluteEnd && idleEnd - now <= noticeOf(end)) return 'near';
  return absoluteEnd - now <= LAST_NOTICE_MS ? 'last' : 'far';
};
