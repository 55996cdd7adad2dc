import type { Role } from '../base/access';

/** Rights that are given by their name; who works at the desk is said by sections and acts. */
export const STAFF_RIGHTS = ['admin', 'programmes', 'verifications'] as const satisfies readonly Role[];

export type StaffRight = (typeof STAFF_RIGHTS)[number];

/** Account names that nobody mistakes for another one when they read it in the audit. */
export const PLAIN_ACCOUNT = /^[a-z0-9][\w.@+-]{0,199}$/i;

export const STAFF_ACCOUNT_LIMITS = {
  /** Characters of a name, of a function, of a section's code. */
  name: 120,
  function: 100,
  code: 200,
  /** More sections than any school has. */
  sections: 500,
  /** Accounts that are looked through, and told at once: whoever is further is found by a search. */
  accounts: 5000,
  shown: 100,
} as const;
