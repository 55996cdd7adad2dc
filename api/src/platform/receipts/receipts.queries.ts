import { createHash } from 'node:crypto';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Recu, RecuLigne, RecuRef } from 'shared-contract';
import { dayOf } from 'shared-contract/base/days';
import type { Executor, Tx } from '../../db/client';
import { recus } from '../../db/schema';

/** Receipts that tell of health data: the student reads them, nobody on her behalf (CONTRACT §2). */
export const STUDENT_ALONE_DOMAIN = 'Enseignement inclusif';

/** The most receipts that a list holds, newest first. */
const MAX_RECEIPTS = 200;

export interface NewReceipt {
  etudiantId: number;
  Domaine: string;
  Objet: string;
  Lignes: RecuLigne[];
  /** The instant of the write, by the portal's clock. */
  now: Date;
}

/** SHA-256, hex, of what a receipt says, in a fixed order: anyone who has the receipt can compute it again. */
export const receiptDigest = (receipt: Omit<Recu, 'Empreinte'>): string => {
  const { Numero, Domaine, Objet, Date: date, Lignes } = receipt;
  const lines = Lignes.map(({ Libelle, Valeur }) => [Libelle, Valeur]);
  return createHash('sha256')
    .update(JSON.stringify([Numero, Domaine, Objet, date, lines]))
    .digest('hex');
};

/** Writes the receipt of a binding write, in the transaction of that write. */
export const issueReceipt = async (tx: Tx, { etudiantId, now, ...content }: NewReceipt): Promise<RecuRef> => {
  const { rows } = await tx.execute<{ rang: string }>(sql`select nextval('recus_rang_seq') as rang`);
  const Numero = `R-${dayOf(now).slice(0, 4)}-${String(rows[0]?.rang).padStart(6, '0')}`;
  const date = now.toISOString();
  await tx.insert(recus).values({
    numero: Numero,
    etudiantId,
    domaine: content.Domaine,
    objet: content.Objet,
    date: now,
    empreinte: receiptDigest({ Numero, Date: date, ...content }),
    lignes: content.Lignes,
  });
  return { Numero, Date: date };
};

const present = (row: typeof recus.$inferSelect): Recu => ({
  Numero: row.numero,
  Domaine: row.domaine,
  Objet: row.objet,
  Date: row.date.toISOString(),
  Empreinte: row.empreinte,
  Lignes: row.lignes,
});

/** Whose receipts are read: `viewing` is somebody else's reading, to whom some do not show. */
export interface ReceiptReader {
  etudiantId: number;
  viewing: boolean;
}

const readable = ({ etudiantId, viewing }: ReceiptReader) =>
  and(eq(recus.etudiantId, etudiantId), viewing ? ne(recus.domaine, STUDENT_ALONE_DOMAIN) : undefined);

/** A student's receipts, newest first. */
export const findReceipts = async (db: Executor, reader: ReceiptReader): Promise<Recu[]> => {
  const rows = await db
    .select()
    .from(recus)
    .where(readable(reader))
    .orderBy(desc(recus.date), desc(recus.numero))
    .limit(MAX_RECEIPTS);
  return rows.map(present);
};

/** One receipt of that student, or null. */
export const findReceipt = async (
  db: Executor,
  reader: ReceiptReader,
  numero: string,
): Promise<Recu | null> => {
  const [row] = await db
    .select()
    .from(recus)
    .where(and(eq(recus.numero, numero), readable(reader)));
  return row ? present(row) : null;
};
