import { useEventFlag, useEvents, useRight, useSession } from 'shared-auth';
import type { EventWindow } from 'shared-contract';
import { formatWindow } from 'shared-contract/portal/format-window';

/** The sale for this student: permitted actions, and why it is closed. */
export interface Sale {
  mayOrder: boolean;
  mayAskIntervention: boolean;
  /** null while it is open, and where its window could not be read. */
  closed: { reason: string; dates: string } | null;
}

const whyClosed = (window: EventWindow | undefined, now: string): Sale['closed'] =>
  window && window.Raison !== null ? { reason: window.Raison, dates: `${formatWindow(window, now)}.` } : null;

/** Reading and paying stay possible after the sale; ordering and requesting an intervention do not (CONTRACT §7.3). */
export const useSale = (): Sale => {
  const isOpen = useEventFlag('AccesCommande');
  const { Maintenant } = useSession();
  const window = useEvents().Evenements.find(({ Flag }) => Flag === 'AccesCommande');
  return {
    mayOrder: useRight('CommandeSyllabus', 'Create') && isOpen,
    mayAskIntervention: useRight('Commandes', 'Create') && isOpen,
    closed: isOpen ? null : whyClosed(window, Maintenant),
  };
};
