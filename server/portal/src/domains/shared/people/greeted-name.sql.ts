import { type SQL, sql } from 'drizzle-orm';

/** By what a mail greets a student of the table: the first name, or the one name of who has no other. */
export const GREETED_NAME: SQL<string> = sql<string>`coalesce(nullif(prenom, ''), nom)`;
