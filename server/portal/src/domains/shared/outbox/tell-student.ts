import type { AuditEntry } from 'server-kernel/access/audit-trail';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Executor } from 'server-kernel/db/client';
import type { AuditAction } from 'shared-contract/base/audit-actions';
import { notify } from '../notifications/notify.queries';
import type { DecisionMailKind } from './mail-kinds';
import { type Held, type Mailed, mailStudent, type StudentMail } from './mail-student';

/** A decision of the school, as its student is told it. */
export interface DecisionNotice {
  /** On the screen: what was decided, in the words of who did. */
  titre: string;
  texte: string;
  /** Page of the notice, where it is not the mail's. */
  lien?: string;
  /** By mail: that it was decided, and where it is read. */
  mail: StudentMail<DecisionMailKind>;
}

export interface Tidings extends DecisionNotice {
  etudiantId: number;
  /** Action of the audit and its object: `document.accepte`, `document:12`. */
  action: AuditAction;
  target: string;
  /** Adds the line of the audit in the name of who decided; the portal's own name without it (the command line). */
  tell?: (tx: Executor, entry: AuditEntry) => Promise<void>;
  /** Keeps the mail back for some seconds, under a word by which all that she is told may be withdrawn. */
  held?: Held;
}

const tellAsPortal = (at: Date) => (tx: Executor, entry: AuditEntry) =>
  insertAuditEvent(tx, { ...entry, at, role: 'system' });

/** What is said to who decided. */
const SAID: Record<Mailed, string> = {
  'no address': 'Ce dossier n’a pas d’adresse e-mail\u00a0: aucun e-mail ne part.',
  'switched off': 'Le portail le lui dit à l’écran.',
  'with the day': 'L’e-mail du jour le dira.',
  sent: 'Un e-mail part.',
};

export interface DecisionTold {
  /** What is said of the mail to who decided. */
  said: string;
  isMailed: boolean;
}

const outcomeOf = (mailed: Mailed): DecisionTold => ({
  said: SAID[mailed],
  isMailed: mailed === 'sent' || mailed === 'with the day',
});

/** A decision that is told without a line in the audit, which has a trail of its own. */
export type UntracedDecision = DecisionNotice & { etudiantId: number; code: string };

/** Tells of a decision in the portal and by mail; resolves to what is said of the mail. */
export const tellDecision = async (
  tx: Executor,
  { etudiantId, code, titre, texte, mail, lien = mail.path }: UntracedDecision,
  now: Date,
  held?: Held,
): Promise<DecisionTold> => {
  const genre = 'decision';
  await notify(tx, [{ etudiantId, code, genre, titre, texte, lien, date: now }]);
  return outcomeOf(await mailStudent(tx, { etudiantId, code, genre }, mail, held));
};

/** Tells of a decision in the portal, queues its mail and writes its audit line; resolves to what is said of the mail. */
export const tellStudent = async (tx: Executor, tidings: Tidings, now: Date): Promise<DecisionTold> => {
  const { etudiantId, action, target, tell = tellAsPortal(now), held } = tidings;
  await tell(tx, { action, etudiantId, target });
  const code = held?.word ?? `${action} ${target} ${now.toISOString()}`;
  return tellDecision(tx, { ...tidings, code }, now, held);
};
