import type { AuditEntry } from 'server-kernel/access/audit-trail';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Executor } from 'server-kernel/db/client';
import type { AuditAction } from 'shared-contract/base/audit-actions';
import { notify } from '../notifications/notify.queries';
import type { DecisionMailKind } from './mail-kinds';
import { type DelayedSend, type MailOutcome, mailStudent, type StudentMail } from './mail-student';

/** A decision of the school, as its student is told it. */
export interface DecisionNotification {
  /** On the screen: what was decided, in the words of who did. */
  titre: string;
  texte: string;
  /** Page of the notice, where it is not the mail's. */
  lien?: string;
  /** By mail: that it was decided, and where it is read. */
  mail: StudentMail<DecisionMailKind>;
}

export interface AuditedDecision extends DecisionNotification {
  etudiantId: number;
  /** Action of the audit and its object: `document.accepte`, `document:12`. */
  action: AuditAction;
  target: string;
  /** Audits in the decider's name; by default in the portal's (command line). */
  audit?: (tx: Executor, entry: AuditEntry) => Promise<void>;
  /** Keeps the mail back for some seconds, under a word by which all that she is told may be withdrawn. */
  delay?: DelayedSend;
}

const auditAsPortal = (at: Date) => (tx: Executor, entry: AuditEntry) =>
  insertAuditEvent(tx, { ...entry, at, role: 'system' });

/** Outcome of the mail, in words for the decider. */
const MAIL_OUTCOME_TEXTS: Record<MailOutcome, string> = {
  'no address': 'Ce dossier n’a pas d’adresse e-mail\u00a0: aucun e-mail ne part.',
  'switched off': 'Le portail le lui dit à l’écran.',
  'with the day': 'L’e-mail du jour le dira.',
  sent: 'Un e-mail part.',
};

export interface DecisionOutcome {
  /** Outcome of the mail, in words for the decider. */
  mailText: string;
  isMailed: boolean;
}

const outcomeOf = (mailed: MailOutcome): DecisionOutcome => ({
  mailText: MAIL_OUTCOME_TEXTS[mailed],
  isMailed: mailed === 'sent' || mailed === 'with the day',
});

/** A decision that is told without a line in the audit, which has a trail of its own. */
export type UnauditedDecision = DecisionNotification & { etudiantId: number; code: string };

/** Notifies a decision on screen and by mail; resolves to the mail's outcome. */
export const notifyDecision = async (
  tx: Executor,
  { etudiantId, code, titre, texte, mail, lien = mail.path }: UnauditedDecision,
  now: Date,
  delay?: DelayedSend,
): Promise<DecisionOutcome> => {
  const genre = 'decision';
  await notify(tx, [{ etudiantId, code, genre, titre, texte, lien, date: now }]);
  return outcomeOf(await mailStudent(tx, { etudiantId, code, genre }, mail, delay));
};

/** Audits a decision and notifies it on screen and by mail; resolves to the mail's outcome. */
export const notifyAuditedDecision = async (
  tx: Executor,
  decision: AuditedDecision,
  now: Date,
): Promise<DecisionOutcome> => {
  const { etudiantId, action, target, audit = auditAsPortal(now), delay } = decision;
  await audit(tx, { action, etudiantId, target });
  const code = delay?.dedupeKey ?? `${action} ${target} ${now.toISOString()}`;
  return notifyDecision(tx, { ...decision, code }, now, delay);
};
