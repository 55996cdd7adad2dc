import { useEventFlag, useEvents, useSession } from 'shared-auth';
import type { AccessFlag } from 'shared-contract';
import { formatRefusal } from 'shared-contract/portal/format-window';

/** Action that a window opens or closes for this person. */
export interface Act {
  /** She may do it: the window is open, and the file is hers. */
  isOpen: boolean;
  /** Why it is closed and since when; null while it is open, and to staff who look. */
  reason: string | null;
}

/** Data stays readable after the window; its action does not (CONTRACT §7.3). */
export const useAct = (flag: AccessFlag): Act => {
  const { isViewing, Maintenant } = useSession();
  const isOpen = useEventFlag(flag);
  const window = useEvents().Evenements.find(({ Flag }) => Flag === flag);
  const isClosed = !isOpen && !isViewing && window !== undefined;
  return { isOpen: isOpen && !isViewing, reason: isClosed ? formatRefusal(window, Maintenant) : null };
};
