/** Days a draft is kept (CONTRACT §3). */
export const DRAFT_DAYS = 30;

/** Free text that the specifications leave unbounded (comments, inclusive-teaching areas): ours. */
export const FREE_TEXT_MAX = 4000;

/** One line of an address or a contact, a grant number: ours. */
export const LINE_MAX = 100;
