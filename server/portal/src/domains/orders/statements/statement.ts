/** One movement of an account, as a statement tells it. */
export interface StatementEntry {
  /** Account, IBAN without spaces. */
  account: string;
  /** As the bank numbers them: to be shown, never to tell two entries apart. */
  statement: string;
  reference: string;
  /** What the entry is, with its rank among the equal ones of the file: the same file gives it again. */
  identity: string;
  /** Booking day, `YYYY-MM-DD`. */
  day: string;
  /** Cents; negative for what left the account. */
  cents: number;
  /** ISO code of the currency. */
  currency: string;
  /** Structured reference or free text, as it was written. */
  communication: string;
  /** The bank says that it takes a payment back, or gives one back. */
  isReversal: boolean;
}

/** The file is no statement that can be trusted: nothing of it may be taken over. */
export class StatementError extends Error {}
