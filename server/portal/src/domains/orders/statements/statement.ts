/** One movement of an account, as a statement tells it. */
export interface StatementEntry {
  /** Account, IBAN without spaces. */
  account: string;
  /** Identification of the statement, and of the entry within it: together with the account, unique. */
  statement: string;
  reference: string;
  /** Booking day, `YYYY-MM-DD`. */
  day: string;
  /** Cents; negative for what left the account. */
  cents: number;
  /** ISO code of the currency. */
  currency: string;
  /** Structured reference or free text, as it was written. */
  communication: string;
}

/** The file is no statement that can be trusted: nothing of it may be taken over. */
export class StatementError extends Error {}
