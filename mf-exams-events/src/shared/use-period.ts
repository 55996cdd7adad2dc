import { useEvents, useSession } from 'shared-auth';
import type { AccessFlag } from 'shared-contract';
import { formatRefusal, formatWindow } from 'shared-contract/portal/format-window';
import { SHARED_TEXTS } from '../texts/shared';

export interface Period {
  /** What is offered may be done now; otherwise it is only read (CONTRACT §7.3). */
  isOpen: boolean;
  /** « Ouvert jusqu’au 22 décembre inclus. », or why it is closed and since when; empty when no end is set. */
  words: string;
}

/** Window of an event, formatted for a page. */
export const usePeriod = (flag: AccessFlag): Period => {
  const { Maintenant } = useSession();
  const events = useEvents();
  const window = events.Evenements.find(({ Flag }) => Flag === flag);
  if (!events[flag]) {
    return { isOpen: false, words: (window && formatRefusal(window, Maintenant)) ?? SHARED_TEXTS.closed };
  }
  return {
    isOpen: true,
    words: window?.Fermeture ? SHARED_TEXTS.open(formatWindow(window, Maintenant)) : '',
  };
};
