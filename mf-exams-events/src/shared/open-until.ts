import { useEvents } from 'shared-auth';
import type { AccessFlag } from 'shared-contract';
import { formatInstantDay } from 'shared-contract/base/format';
import { SHARED_TEXTS } from '../texts';

/** « Ouvert jusqu’au 23 décembre 2026. » for an event; empty when no end is set. */
export const useOpenUntil = (flag: AccessFlag): string => {
  const { Evenements } = useEvents();
  const end = Evenements.find(({ Flag }) => Flag === flag)?.Fermeture;
  return end ? SHARED_TEXTS.until(formatInstantDay(end)) : '';
};
