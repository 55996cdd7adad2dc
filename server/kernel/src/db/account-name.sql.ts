import { type SQL, sql } from 'drizzle-orm';

const ACCOUNTS = sql`comptes`;

/** SQL: how a member of staff is called, by an alias of `comptes`; the account's own name where no other is known. */
export const accountName = (account: SQL = ACCOUNTS): SQL<string | null> =>
  sql`coalesce(${account}.nom, ${account}.nom_fournisseur, ${account}.identifiant)`;

/** SQL: how she is called, and what she does: « Nadia Aksoy, Secrétariat de gestion ». */
export const accountTitle = (account: SQL = ACCOUNTS): SQL<string | null> =>
  sql`${accountName(account)} || coalesce(', ' || ${account}.fonction, '')`;
