import { isRecord } from 'shared-contract/base/check-body';
import { ORDER_LIMITS } from 'shared-contract/base/limits';
import type { Support } from 'shared-contract/orders/answers';

/** Selected supports; saved in the draft, except the acceptance of the conditions. */
export interface Selection {
  /** Instant at which the conditions were accepted at this visit, ISO 8601; null until then (S1 §4). */
  acceptedAt: string | null;
  /** The supports off the programme are shown. */
  hasUnlisted: boolean;
  /** Quantity by internal code; 0 is left out. */
  quantities: Readonly<Record<string, number>>;
}

const EMPTY_SELECTION: Selection = { acceptedAt: null, hasUnlisted: false, quantities: {} };

const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= ORDER_LIMITS.maxQuantity;

/** Parses a selection from a draft of any page version; invalid values are dropped. */
export const readSelection = (contents: unknown): Selection => {
  if (!isRecord(contents)) return EMPTY_SELECTION;
  const { hasUnlisted, quantities } = contents;
  const kept = isRecord(quantities) ? Object.entries(quantities) : [];
  return {
    acceptedAt: null,
    hasUnlisted: hasUnlisted === true,
    quantities: Object.fromEntries(
      kept.flatMap(([code, quantity]) => (isQuantity(quantity) ? [[code, quantity]] : [])),
    ),
  };
};

/** Sets the quantity of some supports; 0 or less unselects them (S1 §5). */
export const withQuantity = (selection: Selection, codes: readonly string[], quantity: number): Selection => {
  const next: Record<string, number> = { ...selection.quantities };
  for (const code of codes) {
    if (quantity > 0) next[code] = quantity;
    else delete next[code];
  }
  return { ...selection, quantities: next };
};

/** Selects one copy of each support that is not selected yet. */
export const withAll = (selection: Selection, codes: readonly string[]): Selection =>
  withQuantity(
    selection,
    codes.filter((code) => selection.quantities[code] === undefined),
    1,
  );

/** The chosen supports with their quantities, in the order of the list. */
export const chosenLines = (supports: readonly Support[], { quantities }: Selection): Support[] =>
  supports.flatMap((support) => {
    const quantity = quantities[support.SupportCoursCodeInterne] ?? 0;
    return quantity > 0 ? [{ ...support, LigneCommandeQuantite: quantity }] : [];
  });
