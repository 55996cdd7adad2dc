import { isRecord } from 'shared-contract/base/check-body';

/** What the new order hands over to the list through the router's state. */
export interface PlacedOrder {
  commandeId: number;
  recu: string;
}

/** The order that was just placed, out of a router state that anything may have written. */
export const readPlacedOrder = (state: unknown): PlacedOrder | null => {
  const placed = isRecord(state) ? state['placed'] : null;
  if (!isRecord(placed)) return null;
  const { commandeId, recu } = placed;
  return typeof commandeId === 'number' && typeof recu === 'string' ? { commandeId, recu } : null;
};
