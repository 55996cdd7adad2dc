import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { recus } from 'server-schema';
import type { Recu, RecuColonnes, RecuLigne, RecuRef } from 'shared-contract';
import { dayOf } from 'shared-contract/base/days';
import { RECEIPT_LIMITS } from 'shared-contract/base/limits';
import { notify } from '../notifications/notify.queries';
import { mailStudent } from '../outbox/mail-student';
import { findHolder } from '../people/studies.queries';
import { newCode, RECEIPT_CODE } from '../printing/check-code';
import { type ReceiptMail, receiptMail } from './receipt-mail';
import { requirePace } from './receipt-pace.queries';

/** Receipts that tell of health data: the student reads them, nobody on her behalf (CONTRACT §2). */
export const STUDENT_ALONE_DOMAIN = 'Enseignement inclusif';

/** Content of a receipt. */
export interface ReceiptContent {
  etudiantId: number;
  Domaine: string;
  Objet: string;
  Lignes: RecuLigne[];
  /** Heads of the columns, where the act is about things that are listed. */
  Colonnes?: RecuColonnes;
  /** The instant of the write, by the portal's clock. */
  now: Date;
}

export interface NewReceipt extends ReceiptContent {
  /** The portal gives it to her for what she asked before: no pace of hers. */
  isGiven?: true;
  /** The mail that says it as she prefers; null where the act has one of its own. */
  mail: ReceiptMail | null;
}

const digested = ({ Libelle, Valeur, Code }: RecuLigne): string[] =>
  Code === undefined ? [Libelle, Valeur] : [Libelle, Valeur, Code];

/** SHA-256, hex, of what a receipt says, in a fixed order: anyone who has the receipt can compute it again. */
export const receiptDigest = (receipt: Omit<Recu, 'Empreinte'>): string => {
  const { Numero, Domaine, Objet, Date: date, Lignes } = receipt;
  return createHash('sha256')
    .update(JSON.stringify([Numero, Domaine, Objet, date, Lignes.map(digested)]))
    .digest('hex');
};

/** The row of a new receipt: its number, whose it is on that day, and the code that anybody may check it by. */
export const receiptRow = async (
  db: Executor,
  { etudiantId, now, Colonnes, ...content }: ReceiptContent,
): Promise<typeof recus.$inferInsert> => {
  const { rows } = await db.execute<{ rang: string }>(sql`select nextval('recus_rang_seq') as rang`);
  const day = dayOf(now);
  const numero = `R-${day.slice(0, 4)}-${String(rows[0]?.rang).padStart(6, '0')}`;
  return {
    numero,
    etudiantId,
    domaine: content.Domaine,
    objet: content.Objet,
    date: now,
    empreinte: receiptDigest({ Numero: numero, Date: now.toISOString(), ...content }),
    lignes: content.Lignes,
    colonnes: Colonnes ?? null,
    ...(await findHolder(db, etudiantId, day)),
    // Who checks a receipt reads its act: never one that tells of health.
    code: content.Domaine === STUDENT_ALONE_DOMAIN ? null : newCode(RECEIPT_CODE),
  };
};

/** The notification of a student's receipt. */
export const receiptNotice = (etudiantId: number, { Numero }: RecuRef) =>
  ({ etudiantId, code: Numero, genre: 'recu' }) as const;

/** Writes the receipt of a binding write, in the transaction of that write; 429 for more than anybody does by hand. */
export const issueReceipt = async (tx: Tx, { mail, isGiven, ...receipt }: NewReceipt): Promise<RecuRef> => {
  if (!isGiven) await requirePace(tx, { etudiantId: receipt.etudiantId, now: receipt.now }, RECEIPT_LIMITS);
  const row = await receiptRow(tx, receipt);
  await tx.insert(recus).values(row);
  await notify(tx, [
    {
      etudiantId: receipt.etudiantId,
      code: row.numero,
      genre: 'recu',
      titre: receipt.Objet,
      texte: `Reçu ${row.numero}`,
      lien: `/recus/${row.numero}`,
      date: receipt.now,
    },
  ]);
  const reference = { Numero: row.numero, Date: receipt.now.toISOString() };
  if (!mail) return reference;
  const isPrivate = receipt.Domaine === STUDENT_ALONE_DOMAIN;
  const { numero, objet, lignes } = row;
  const notice = receiptNotice(receipt.etudiantId, reference);
  const outcome = await mailStudent(tx, notice, receiptMail({ numero, objet, lignes, isPrivate }, mail));
  return outcome === 'no address' ? { ...reference, SansAdresse: true } : reference;
};
