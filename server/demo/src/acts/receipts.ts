import type { Executor } from 'server-kernel/db/client';
import { type ReceiptContent, receiptRow } from 'server-portal/domains/shared/receipts/issue-receipt.queries';
import { recus } from 'server-schema/platform/platform';

/** Writes receipts with the next numbers, and resolves to the numbers in the order given. */
export const loadReceipts = async (db: Executor, receipts: ReceiptContent[]): Promise<string[]> => {
  const written: (typeof recus.$inferInsert)[] = [];
  for (const receipt of receipts) written.push(await receiptRow(db, receipt));
  if (written.length > 0) await db.insert(recus).values(written);
  return written.map(({ numero }) => numero);
};
