import type { RecuLigne } from 'shared-contract';

/** Lines of a receipt, grouped by role. */
export interface ReceiptParts {
  /** Of the act as a whole, said before its things: the session, the level. */
  facts: RecuLigne[];
  /** The things that the act is about. */
  details: RecuLigne[];
  totals: RecuLigne[];
  /** Said after them: what is to pay, a comment. */
  rest: RecuLigne[];
  /** Proofs that machines read. */
  technical: RecuLigne[];
}

/**
 * Groups the lines of a receipt by kind. When none has a kind (single-object acts, older receipts), all lines are
 * contents.
 */
export const groupReceiptLines = (lines: readonly RecuLigne[]): ReceiptParts => {
  const of = (genre: RecuLigne['Genre']) => lines.filter(({ Genre }) => Genre === genre);
  const [details, plain] = [of('detail'), of(undefined)];
  const first = lines.findIndex(({ Genre }) => Genre === 'detail');
  const shared = { totals: of('total'), technical: of('technique') };
  if (first === -1) return { ...shared, facts: [], details: plain, rest: [] };
  return {
    ...shared,
    details,
    facts: plain.filter((line) => lines.indexOf(line) < first),
    rest: plain.filter((line) => lines.indexOf(line) > first),
  };
};
