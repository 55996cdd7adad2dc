import type { EventWindow } from 'shared-contract';
import type { OwnDeadline, ReceiptHeadline } from './own-deadline';

/** State of an act that a window bounds. */
export interface ActFacts {
  /** The receipt of the act, or true where none was left. */
  done?: ReceiptHeadline | null | boolean;
  isBegun?: boolean;
  /** Optional act: never missed. */
  isOptional?: boolean;
}

type WindowState = Pick<OwnDeadline, 'state' | 'from' | 'until' | 'at' | 'receipt' | 'detail'>;

const instant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

const doneState = (done: ReceiptHeadline | true, window: EventWindow | null): WindowState => ({
  state: 'fait',
  until: instant(window?.Fermeture ?? null),
  ...(done === true ? {} : { at: new Date(done.Date), receipt: done.Numero }),
});

/** Contact after a missed deadline. */
const MISSED = 'Adressez-vous à votre gestionnaire de dossier';

/**
 * State and bounds of an act, from its window: done whatever the window says; to do, or begun, while it lasts and before
 * it; missed after it. null where the event is not this student's, or was decided against her.
 */
export const windowState = (
  window: EventWindow | null,
  { done = null, isBegun = false, isOptional = false }: ActFacts,
): WindowState | null => {
  if (done) return doneState(done, window);
  if (!window) return null;
  const bounds = { from: instant(window.Ouverture), until: instant(window.Fermeture) };
  const state = isBegun ? 'commence' : 'a_faire';
  if (window.Etat === 'ouvert' || window.Etat === 'a_venir') return { state, ...bounds };
  if (window.Etat === 'termine' && !isOptional) return { state: 'manque', ...bounds, detail: MISSED };
  return null;
};
