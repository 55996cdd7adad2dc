import { isRecord } from 'shared-contract/base/check-body';

/** Router state from the new order to the list. */
export interface PlacedOrder {
  commandeId: number;
  recu: string;
  /** No mail tells of it, for want of an address. */
  isUnaddressed: boolean;
}

/** Parses the router state; invalid values are ignored. */
export const readPlacedOrder = (state: unknown): PlacedOrder | null => {
  const placed = isRecord(state) ? state['placed'] : null;
  if (!isRecord(placed)) return null;
  const { commandeId, recu, isUnaddressed } = placed;
  return typeof commandeId === 'number' && typeof recu === 'string'
    ? { commandeId, recu, isUnaddressed: isUnaddressed === true }
    : null;
};
