import { and, desc, eq, ne } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { etudiants, recus } from 'server-schema';
import { STUDENT_ALONE_DOMAIN } from './issue-receipt.queries';

/** The most receipts that a list holds, newest first. */
const MAX_RECEIPTS = 200;

/** Reader of receipts; `viewing` = staff, from whom private ones are hidden. */
export interface ReceiptReader {
  etudiantId: number;
  viewing: boolean;
}

const readable = ({ etudiantId, viewing }: ReceiptReader) =>
  and(eq(recus.etudiantId, etudiantId), viewing ? ne(recus.domaine, STUDENT_ALONE_DOMAIN) : undefined);

/** A student's receipts, newest first. */
export const findReceipts = (db: Executor, reader: ReceiptReader) =>
  db
    .select()
    .from(recus)
    .where(readable(reader))
    .orderBy(desc(recus.date), desc(recus.numero))
    .limit(MAX_RECEIPTS);

/** A receipt with the name and the matricule that its student has today. */
const withHolder = (db: Executor) =>
  db
    .select({
      recu: recus,
      prenom: etudiants.prenom,
      nom: etudiants.nom,
      matricule: etudiants.matricule,
    })
    .from(recus)
    .innerJoin(etudiants, eq(etudiants.etudiantId, recus.etudiantId));

export type ReceiptWithHolder = Awaited<ReturnType<typeof withHolder>>[number];

/** One receipt of that student, or null. */
export const findReceipt = async (
  db: Executor,
  reader: ReceiptReader,
  numero: string,
): Promise<ReceiptWithHolder | null> => {
  const [row] = await withHolder(db).where(and(eq(recus.numero, numero), readable(reader)));
  return row ?? null;
};

/** The receipt that bears both this number and this code, whoever asks; null for any other pair. */
export const findCheckedReceipt = async (
  db: Executor,
  numero: string,
  code: string,
): Promise<ReceiptWithHolder | null> => {
  const [row] = await withHolder(db).where(and(eq(recus.numero, numero), eq(recus.code, code)));
  return row ?? null;
};
