import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that the portal makes for itself at their first use, the same in all its processes. */
export const secrets = pgTable('secrets', {
  /** Use of the key: `demo`, `reports`, `testers`. */
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
