import { sql } from 'drizzle-orm';
import { dayOf } from 'shared-contract/base/days';
import type { Executor } from '../../db/client';
import { recus } from '../../db/schema/platform/platform';
import { type NewReceipt, receiptDigest } from '../../platform/receipts/receipts.queries';

/** Writes receipts with the next numbers, and resolves to the numbers in the order given. */
export const loadReceipts = async (db: Executor, receipts: NewReceipt[]): Promise<string[]> => {
  if (receipts.length === 0) return [];
  const { rows } = await db.execute<{ rang: string }>(
    sql`select nextval('recus_rang_seq') as rang from generate_series(1, ${receipts.length}::int)`,
  );
  const written = receipts.map(({ etudiantId, Domaine, Objet, Lignes, now }, index) => {
    const Numero = `R-${dayOf(now).slice(0, 4)}-${String(rows[index]?.rang).padStart(6, '0')}`;
    return {
      numero: Numero,
      etudiantId,
      domaine: Domaine,
      objet: Objet,
      date: now,
      empreinte: receiptDigest({ Numero, Domaine, Objet, Date: now.toISOString(), Lignes }),
      lignes: Lignes,
    };
  });
  await db.insert(recus).values(written);
  return written.map(({ numero }) => numero);
};
