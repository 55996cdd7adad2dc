import type { Role } from 'shared-contract';
import type { Executor } from '../../db/client';
import { insertAuditEvent } from '../audit/audit.queries';
import { enqueueMail } from './outbox.queries';
import { findRecipient } from './recipient.queries';

export interface Tidings {
  etudiantId: number;
  /** Action of the audit and its object: `document.accepte`, `document:12`. */
  action: string;
  target: string;
  subject: string;
  /** Sentences between the greeting and the signature. */
  text: string;
  /** Who decided; absent or null for the command line. */
  actor?: { username: string; role: Role } | null;
}

/** Queues the mail and writes the audit line of a decision; resolves to what is said of the mail. */
export const tellStudent = async (tx: Executor, tidings: Tidings, now: Date): Promise<string> => {
  const { etudiantId, action, target, subject, text, actor } = tidings;
  await insertAuditEvent(tx, {
    at: now,
    actor: actor?.username ?? null,
    role: actor?.role ?? 'system',
    action,
    etudiantId,
    target,
  });
  const recipient = await findRecipient(tx, etudiantId);
  if (!recipient?.email) return 'L’étudiant n’a pas d’adresse électronique : aucun mail ne part.';
  const body = `Bonjour ${recipient.prenom},\n\n${text}\n\nVotre gestionnaire de dossier\n`;
  await enqueueMail(tx, { to: recipient.email, subject, text: body });
  return 'L’étudiant est averti par mail.';
};
