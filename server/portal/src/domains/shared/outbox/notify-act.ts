import type { Executor } from 'server-kernel/db/client';
import { notify } from '../notifications/notify.queries';
import type { ActMailKind } from './mail-kinds';
import { mailStudent, type StudentMail } from './mail-student';

/** An act of a student's own, or a payment of hers, as the portal tells it back. */
export interface ActNotification {
  etudiantId: number;
  /** Unique code of the act: `stage:12`. */
  code: string;
  titre: string;
  texte: string | null;
  /** The page of the portal that it speaks of. */
  lien: string;
  mail: StudentMail<ActMailKind>;
  now: Date;
}

/** Notifies a student of her registered act, once, in its transaction: on screen, and by mail as she prefers. */
export const notifyAct = async (
  tx: Executor,
  { etudiantId, code, titre, texte, lien, mail, now }: ActNotification,
): Promise<void> => {
  const sent = await notify(tx, [{ etudiantId, code, genre: 'recu', titre, texte, lien, date: now }]);
  if (sent.length > 0) await mailStudent(tx, { etudiantId, code, genre: 'recu' }, mail);
};
