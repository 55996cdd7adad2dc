import { randomUUID } from 'node:crypto';
import { TransactionRollbackError } from 'drizzle-orm';
import { IMPORT_ACTION } from 'server-kernel/audit/actions';
import type { Database, Tx } from 'server-kernel/db/client';
import type { DeclaredAction } from 'shared-contract/base/audit-actions';
import type { StatementReport, Transfer } from 'shared-contract/statements/answers';
import { notifyAct } from '../../shared/outbox/notify-act';
import { enqueueMail } from '../../shared/outbox/outbox.queries';
import { paymentNotification, takenBackMail, takenBackNotification } from '../order-notifications';
import { checkAccount } from './check-account';
import { insertImport, insertTakenBack, lockStatements, saveReport } from './imports.queries';
import { referenceOf } from './order-reference';
import { insertPayment, lockOrderByReference, sumPayments } from './payments.queries';
import type { StatementEntry } from './statement';

/** Line of the audit about an import or one of its movements. */
export interface StatementLine {
  action: DeclaredAction;
  etudiantId?: number;
  target: string;
}

/** Who imports what, and for which school. */
export interface StatementImport {
  file: string;
  /** null for the command line. */
  compteId: number | null;
  /** The school's account. */
  iban: string;
  /** Address to which the desk is told what the bank took back. */
  desk: string;
  now: Date;
  audit: (tx: Tx, line: StatementLine) => Promise<void>;
}

interface Import extends StatementImport {
  importation: string;
  report: StatementReport;
}

const toTransfer = (entry: StatementEntry): Transfer => ({
  Compte: entry.account,
  Releve: entry.statement,
  Reference: entry.reference,
  Date: entry.day,
  Montant: entry.cents,
  Communication: entry.communication,
});

/** Cents: no order is of a million euros. */
const TOO_MUCH = 100_000_000;

/** What was given back to the school is no payment, whatever reference it bears. */
const orderReferenceOf = ({ currency, cents, isReversal, communication }: StatementEntry): string | null => {
  const isPayment = currency === 'EUR' && Math.abs(cents) < TOO_MUCH && !(isReversal && cents > 0);
  return isPayment ? referenceOf(communication) : null;
};

const findOrder = async (tx: Tx, entry: StatementEntry) => {
  const vcs = orderReferenceOf(entry);
  const order = vcs === null ? null : await lockOrderByReference(tx, vcs);
  return order && vcs !== null ? { ...order, vcs } : null;
};

/** A movement of no known order: listed, where it is somebody's business. */
const recordUnknown = async (tx: Tx, entry: StatementEntry, one: Import): Promise<void> => {
  const { report, importation } = one;
  if (entry.cents > 0) report.inconnues.push(toTransfer(entry));
  else if (!entry.isReversal) return;
  else if (await insertTakenBack(tx, entry, importation, null))
    report.reprisesInconnues.push(toTransfer(entry));
  else report.dejaVues.push(toTransfer(entry));
};

const record = async (tx: Tx, entry: StatementEntry, one: Import): Promise<void> => {
  const { report, importation, now, audit } = one;
  const order = await findOrder(tx, entry);
  if (!order) return recordUnknown(tx, entry, one);
  const { commandeId, etudiantId, montant, vcs } = order;
  if (!(await insertPayment(tx, commandeId, entry, importation))) {
    report.dejaVues.push(toTransfer(entry));
    return;
  }
  const isBack = entry.cents < 0;
  const action = isBack ? 'commande.reprise' : 'commande.payee';
  await audit(tx, { action, etudiantId, target: `commande:${commandeId}` });
  const Recu = await sumPayments(tx, commandeId);
  const payment = { commandeId, montant: entry.cents, commande: montant, recu: Recu };
  const tell = isBack ? takenBackNotification : paymentNotification;
  await notifyAct(tx, { ...tell({ ...payment, code: `${entry.identity}:${importation}` }), etudiantId, now });
  const matched = {
    ...toTransfer(entry),
    CommandeID: commandeId,
    CommandeVCS: vcs,
    CommandeMontant: montant,
    Recu,
  };
  const rest = montant - Recu;
  if (isBack) {
    await insertTakenBack(tx, entry, importation, commandeId);
    report.reprises.push({ ...matched, Reste: Math.max(rest, 0) });
  } else if (rest === 0) report.payees.push(matched);
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

const tellDesk = async (tx: Tx, { report, desk, importation }: Import): Promise<void> => {
  const back = [...report.reprises, ...report.reprisesInconnues];
  if (back.length === 0) return;
  const cents = back.reduce((sum, { Montant }) => sum - Montant, 0);
  await enqueueMail(tx, null, takenBackMail(desk, back.length, cents), {
    dedupeKey: `reprises:${importation}`,
  });
};

const write = async (tx: Tx, entries: readonly StatementEntry[], one: Import): Promise<void> => {
  await lockStatements(tx);
  await insertImport(tx, one);
  for (const entry of entries) await record(tx, entry, one);
  await saveReport(tx, one.importation, one.report);
  await tellDesk(tx, one);
  await one.audit(tx, { action: IMPORT_ACTION, target: summaryOf(one.report) });
};

const nameOfImport = (): string => randomUUID().slice(0, 8);

/**
 * Takes the credits of a statement over, and what the bank took back, all or none; a second import of the same file
 * changes nothing. Throws StatementError when they are of another account than the school's.
 */
export const importStatement = async (
  db: Database,
  entries: readonly StatementEntry[],
  by: StatementImport,
): Promise<StatementReport> => {
  checkAccount(entries, by.iban);
  const importation = nameOfImport();
  return db.transaction(async (tx) => {
    const report = emptyReport(importation);
    await write(tx, entries, { ...by, importation, report });
    return report;
  });
};

/** What an import would do: everything is done and rolled back. */
export const tryStatement = async (
  db: Database,
  entries: readonly StatementEntry[],
  by: StatementImport,
): Promise<StatementReport> => {
  checkAccount(entries, by.iban);
  const trial = { ...by, importation: nameOfImport(), audit: async () => {} };
  let report = emptyReport(null);
  try {
    await db.transaction(async (tx) => {
      report = emptyReport(null);
      await write(tx, entries, { ...trial, report });
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return report;
};
