import { type SQL, sql } from 'drizzle-orm';

/** SQL: the letters in front of a block in a year of study, of a programme `p` or of the table `programmes`. */
export const blockLetters = (programme: SQL): SQL<string> =>
  sql<string>`coalesce(${programme}.sigle, upper(left(${programme}.cycle, 1)))`;
