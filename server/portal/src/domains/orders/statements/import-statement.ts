import { randomUUID } from 'node:crypto';
import { TransactionRollbackError } from 'drizzle-orm';
import { IMPORT_ACTION } from 'server-kernel/audit/actions';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Database, Tx } from 'server-kernel/db/client';
import { vcsDigits } from 'shared-contract/orders/orders';
import { notifyAct } from '../../shared/outbox/notify-act';
import { paymentNotification, takenBackNotification } from '../order-notifications';
import { checkAccount } from './check-account';
import { insertPayment, lockOrderByReference, sumPayments } from './payments.queries';
import type { StatementEntry } from './statement';

/** A transfer as the report names it; amounts in cents. */
interface Transfer {
  Compte: string;
  Releve: string;
  Reference: string;
  Date: string;
  Montant: number;
  Communication: string;
}

/** A transfer that belongs to an order. */
interface Matched extends Transfer {
  CommandeID: number;
  CommandeVCS: string;
  CommandeMontant: number;
  /** Received for the order so far. */
  Recu: number;
}

/** Every credit of the statement, and whatever was taken back, stands in exactly one list (CONTRACT §1). */
export interface StatementReport {
  /** Name of the import, by which it can be taken back; null for a trial, which changed nothing. */
  Import: string | null;
  /** The order is paid, to the cent. */
  payees: Matched[];
  /** Something is still missing. */
  partielles: (Matched & { Reste: number })[];
  /** More came in than was asked for. */
  excedents: (Matched & { Excedent: number })[];
  /** No structured communication of an order: left alone. */
  inconnues: Transfer[];
  /** Taken over from an earlier import. */
  dejaVues: Transfer[];
  /** Taken back from an order by the bank: negative amounts; the order owes `Reste` again. */
  reprises: (Matched & { Reste: number })[];
  /** Taken back by the bank, nobody can tell from which order: for a person to decide. */
  reprisesInconnues: Transfer[];
}

const toTransfer = (entry: StatementEntry): Transfer => ({
  Compte: entry.account,
  Releve: entry.statement,
  Reference: entry.reference,
  Date: entry.day,
  Montant: entry.cents,
  Communication: entry.communication,
});

const MARKED = /(?:\+{3}|\*{3})\s*(\d{3}\/\d{4}\/\d{5})\s*(?:\+{3}|\*{3})/;

/** The structured communication, written alone or between its marks in a free text; anything else is none. */
const referenceOf = (communication: string): string | null => {
  const digits = vcsDigits(MARKED.exec(communication)?.[1] ?? communication);
  return digits && `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
};

const record = async (
  tx: Tx,
  entry: StatementEntry,
  report: StatementReport,
  importation: string,
  now: Date,
): Promise<void> => {
  const transfer = toTransfer(entry);
  const vcs = entry.currency === 'EUR' ? referenceOf(entry.communication) : null;
  const order = vcs === null ? null : await lockOrderByReference(tx, vcs);
  if (vcs === null || !order) {
    if (entry.cents > 0) report.inconnues.push(transfer);
    else if (entry.isReversal) report.reprisesInconnues.push(transfer);
    return;
  }
  if (!(await insertPayment(tx, order.commandeId, entry, importation))) {
    report.dejaVues.push(transfer);
    return;
  }
  await insertAuditEvent(tx, {
    at: now,
    role: 'system',
    action: entry.cents > 0 ? 'commande.payee' : 'commande.reprise',
    etudiantId: order.etudiantId,
    target: `commande:${order.commandeId}`,
  });
  const Recu = await sumPayments(tx, order.commandeId);
  const matched = {
    ...transfer,
    CommandeID: order.commandeId,
    CommandeVCS: vcs,
    CommandeMontant: order.montant,
    Recu,
  };
  const payment = { commandeId: order.commandeId, montant: entry.cents, commande: order.montant, recu: Recu };
  const code = `${entry.identity}:${importation}`;
  const tell = entry.cents > 0 ? paymentNotification : takenBackNotification;
  await notifyAct(tx, { ...tell({ ...payment, code }), etudiantId: order.etudiantId, now });
  const rest = order.montant - Recu;
  if (entry.cents < 0) report.reprises.push({ ...matched, Reste: Math.max(rest, 0) });
  else if (rest === 0) report.payees.push(matched);
  else if (rest > 0) report.partielles.push({ ...matched, Reste: rest });
  else report.excedents.push({ ...matched, Excedent: -rest });
};

/** Summary of an import, for the audit and the status page. */
const summaryOf = (report: StatementReport): string => {
  const taken = report.payees.length + report.partielles.length + report.excedents.length;
  const back = report.reprises.length + report.reprisesInconnues.length;
  return `paiements:${taken} inconnus:${report.inconnues.length} dejaVus:${report.dejaVues.length}${back > 0 ? ` repris:${back}` : ''}`;
};

const emptyReport = (name: string | null): StatementReport => ({
  Import: name,
  payees: [],
  partielles: [],
  excedents: [],
  inconnues: [],
  dejaVues: [],
  reprises: [],
  reprisesInconnues: [],
});

/**
 * Takes the credits of a statement over, all or none; a second import of the same file changes nothing.
 * Throws StatementError when they are of another account than the school's.
 */
export const importStatement = async (
  db: Database,
  entries: readonly StatementEntry[],
  now: Date,
  iban: string,
  isTrial = false,
): Promise<StatementReport> => {
  checkAccount(entries, iban);
  const importation = randomUUID().slice(0, 8);
  const report = emptyReport(isTrial ? null : importation);
  const work = db.transaction(async (tx) => {
    for (const entry of entries) await record(tx, entry, report, importation, now);
    await insertAuditEvent(tx, {
      at: now,
      actor: null,
      role: 'system',
      action: IMPORT_ACTION,
      target: summaryOf(report),
    });
    if (isTrial) tx.rollback();
  });
  await work.catch((error: unknown) => {
    if (!(isTrial && error instanceof TransactionRollbackError)) throw error;
  });
  return report;
};
