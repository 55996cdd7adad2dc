import type { RecuLigne } from 'shared-contract';

/** The lines of a receipt by what they are to its act. */
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
 * Sorts the lines of a receipt. Where nothing is listed – an act on one thing, or a receipt of before, whose lines
 * have no kind – all that it says is its contents.
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
