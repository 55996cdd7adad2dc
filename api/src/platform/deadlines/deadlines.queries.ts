import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { recus } from '../../db/schema';
import type { ReceiptHeadline } from './own-deadline';

/** More than anybody leaves in a few years; this only bounds the answer. */
const MAX_RECEIPTS = 300;

/** A student's receipts without their lines, newest first. */
export const findReceiptHeadlines = async (db: Executor, etudiantId: number): Promise<ReceiptHeadline[]> => {
  const rows = await db
    .select({ Numero: recus.numero, Domaine: recus.domaine, Objet: recus.objet, date: recus.date })
    .from(recus)
    .where(eq(recus.etudiantId, etudiantId))
    .orderBy(desc(recus.date), desc(recus.numero))
    .limit(MAX_RECEIPTS);
  return rows.map(({ date, ...receipt }) => ({ ...receipt, Date: date.toISOString() }));
};
