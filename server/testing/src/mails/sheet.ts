import type { MailKind } from 'server-portal/domains/shared/outbox/mail-kinds';
import { addressMail, type StudentMail } from 'server-portal/domains/shared/outbox/mail-student';
import type { Mail } from 'server-portal/domains/shared/outbox/outbox.queries';
import {
  type MailedReceipt,
  type ReceiptMail,
  receiptMail,
} from 'server-portal/domains/shared/receipts/receipt-mail';

/** One mail of docs/courriels.md: when it leaves, and one of them as its template writes it. */
export interface MailSheet {
  /** French, the end of « Elle part… ». */
  when: string;
  mail: Mail;
}

/** The sheets of some kinds; the type leaves none of them out. */
export type Sheets<Kind extends MailKind> = Readonly<Record<Kind, MailSheet>>;

/** Whom the examples are for, and their receipt. */
export const CAMILLE = { prenom: 'Camille', email: 'camille.dubois@etu.exemple.be' };
export const NUMERO = 'R-2026-000123';

/** A group for which she waits. */
export const PLACE = {
  course: 'Microéconomie – Exercices',
  group: 'Groupe 2 – mardi, 13 h 30 à 15 h 30, local A112',
};

/** A mail whose way the student chooses. */
export const toCamille = (when: string, mail: StudentMail): MailSheet => ({
  when,
  mail: addressMail(CAMILLE, mail),
});

/** The mail of a receipt. */
export const ofReceipt = (
  when: string,
  mail: ReceiptMail,
  receipt: Partial<MailedReceipt> & Pick<MailedReceipt, 'objet'>,
): MailSheet =>
  toCamille(when, receiptMail({ numero: NUMERO, lignes: [], isPrivate: false, ...receipt }, mail));
