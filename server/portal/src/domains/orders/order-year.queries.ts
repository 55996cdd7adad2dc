import { sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { anneesAcademiques } from 'server-schema/records/catalogue';
import { orderYear, orderYearStart } from 'shared-contract/orders/orders';

/** First day of the academic year that an order of a Brussels day is for: as the school's years say, else the decree. */
export const findOrderYearStart = async (db: Executor, today: string): Promise<string> => {
  const [row] = await db
    .select({ debut: anneesAcademiques.debut })
    .from(anneesAcademiques)
    .where(sql`extract(year from ${anneesAcademiques.debut}) = ${orderYear(today)}`)
    .orderBy(anneesAcademiques.debut)
    .limit(1);
  return row?.debut ?? orderYearStart(today);
};
