import { useEvents, useSession } from 'shared-auth';
import type { AccessFlag } from 'shared-contract';
import { windowWords } from 'shared-contract/portal/window-words';
import { SHARED_TEXTS } from '../texts';

/** « Ouvert jusqu’au 22 décembre inclus. » for an event; empty when no end is set. */
export const useOpenUntil = (flag: AccessFlag): string => {
  const { Maintenant } = useSession();
  const window = useEvents().Evenements.find(({ Flag }) => Flag === flag);
  return window?.Fermeture ? SHARED_TEXTS.open(windowWords(window, Maintenant)) : '';
};
