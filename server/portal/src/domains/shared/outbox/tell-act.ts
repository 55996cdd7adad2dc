import type { Executor } from 'server-kernel/db/client';
import { notify } from '../notifications/notify.queries';
import type { ActMailKind } from './mail-kinds';
import { mailStudent, type StudentMail } from './mail-student';

/** An act of a student's own, or a payment of hers, as the portal tells it back. */
export interface ToldAct {
  etudiantId: number;
  /** What it was about, once: `stage:12`. */
  code: string;
  titre: string;
  texte: string | null;
  /** The page of the portal that it speaks of. */
  lien: string;
  mail: StudentMail<ActMailKind>;
  now: Date;
}

/** Tells a student that her act is registered, on the screen and as she prefers by mail, in its transaction; once. */
export const tellAct = async (
  tx: Executor,
  { etudiantId, code, titre, texte, lien, mail, now }: ToldAct,
): Promise<void> => {
  const told = await notify(tx, [{ etudiantId, code, genre: 'recu', titre, texte, lien, date: now }]);
  if (told.length > 0) await mailStudent(tx, { etudiantId, code, genre: 'recu' }, mail);
};
