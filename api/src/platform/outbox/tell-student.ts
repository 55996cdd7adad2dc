import type { AuditAction } from 'shared-contract/base/audit-actions';
import type { AuditEntry } from '../../access/audit-trail';
import type { Executor } from '../../db/client';
import { insertAuditEvent } from '../audit/audit.queries';
import { notify } from '../notifications/notify.queries';
import { enqueueMail } from './outbox.queries';
import { findRecipient } from './recipient.queries';

export interface Tidings {
  etudiantId: number;
  /** Action of the audit and its object: `document.accepte`, `document:12`. */
  action: AuditAction;
  target: string;
  subject: string;
  /** Sentences between the greeting and the signature. */
  text: string;
  /** The page of the portal that they speak of. */
  path: string;
  /** Adds the line of the audit in the name of who decided; the portal's own name without it (the command line). */
  tell?: (tx: Executor, entry: AuditEntry) => Promise<void>;
}

const tellAsPortal = (at: Date) => (tx: Executor, entry: AuditEntry) =>
  insertAuditEvent(tx, { ...entry, at, role: 'system' });

/** What is said to who decided. */
export const NO_ADDRESS = 'Ce dossier n’a pas d’adresse e-mail\u00a0: aucun e-mail ne part.';
export const TOLD = 'Un e-mail part.';

/** Tells of a decision in the portal, queues its mail and writes its audit line; resolves to what is said of the mail. */
export const tellStudent = async (tx: Executor, tidings: Tidings, now: Date): Promise<string> => {
  const { etudiantId, action, target, subject, text, path, tell = tellAsPortal(now) } = tidings;
  await tell(tx, { action, etudiantId, target });
  const code = `${action} ${target} ${now.toISOString()}`;
  await notify(tx, [
    { etudiantId, code, genre: 'decision', titre: subject, texte: text, lien: path, date: now },
  ]);
  const recipient = await findRecipient(tx, etudiantId);
  if (!recipient?.email) return NO_ADDRESS;
  const body = `Bonjour ${recipient.prenom},\n\n${text}\n\nVotre gestionnaire de dossier\n`;
  await enqueueMail(tx, { to: recipient.email, subject, text: body, path });
  return TOLD;
};
