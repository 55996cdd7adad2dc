import type { Executor } from '../../db/client';
import { recus } from '../../db/schema/platform/platform';
import { type ReceiptContent, receiptRow } from '../../platform/receipts/issue-receipt.queries';

/** Writes receipts with the next numbers, and resolves to the numbers in the order given. */
export const loadReceipts = async (db: Executor, receipts: ReceiptContent[]): Promise<string[]> => {
  const written: (typeof recus.$inferInsert)[] = [];
  for (const receipt of receipts) written.push(await receiptRow(db, receipt));
  if (written.length > 0) await db.insert(recus).values(written);
  return written.map(({ numero }) => numero);
};
