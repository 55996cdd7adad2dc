import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { JOB_SETTINGS } from './queues';

/** The columns that are read of the library's own table; it makes and changes it. */
export const jobs = pgSchema(JOB_SETTINGS.schema).table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  state: text('state')
    .$type<'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'>()
    .notNull(),
  data: jsonb('data'),
  retryCount: integer('retry_count').notNull(),
  createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  completedOn: timestamp('completed_on', { withTimezone: true }),
});
