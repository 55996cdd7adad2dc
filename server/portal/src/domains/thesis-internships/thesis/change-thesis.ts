import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { studentInView } from 'server-kernel/student-in-view';
import type { RecuLigne, RecuRef } from 'shared-contract';
import type { DeclaredAction } from 'shared-contract/base/audit-actions';
import type { ThesisSaved } from 'shared-contract/thesis/thesis';
import { issueReceipt } from '../../shared/receipts/issue-receipt.queries';
import { THESIS_MAIL } from '../act-mails';
import { toThesis } from './theses.presenter';
import { findThesis, type LockedThesis, lockThesis, updateThesis } from './theses.queries';
import { THESIS_REFUSALS } from './thesis-refusals';

/** Columns written and receipt of a thesis write. */
export interface ThesisChange {
  set: Parameters<typeof updateThesis>[2];
  /** Subject of the receipt. */
  Objet: string;
  Lignes: RecuLigne[];
  /** Action of the audit. */
  action: DeclaredAction;
  /** The receipt is the submission's. */
  isSubmission?: true;
  /** The mail of the submission, once it has its receipt; false for want of an address. */
  sendMail?: (Recu: RecuRef) => Promise<boolean>;
}

type Decide = (thesis: LockedThesis, tx: Tx, now: Date) => Promise<ThesisChange> | ThesisChange;

/**
 * Writes on the thesis of the student who is signed in, its row locked meanwhile: what `decide` wants of it, the
 * receipt and the audit in one transaction. 404 when `memoireId` is not hers.
 */
export const changeThesis = (
  app: FastifyInstance,
  request: FastifyRequest,
  memoireId: number,
  decide: Decide,
): Promise<ThesisSaved> => {
  const etudiantId = studentInView(request);
  const now = app.clock.now();
  return app.db.transaction(async (tx) => {
    const thesis = await lockThesis(tx, etudiantId);
    if (!thesis || thesis.memoireId !== memoireId) throw THESIS_REFUSALS.unknown();
    const { set, Objet, Lignes, action, isSubmission, sendMail } = await decide(thesis, tx, now);
    const mail = isSubmission ? null : THESIS_MAIL;
    const Recu = await issueReceipt(tx, { etudiantId, Domaine: 'Mémoire', Objet, Lignes, mail, now });
    const isAddressed = sendMail ? await sendMail(Recu) : true;
    await updateThesis(tx, memoireId, isSubmission ? { ...set, recuNumero: Recu.Numero } : set);
    await app.audit.record(request, { action, etudiantId, target: `memoire:${memoireId}` }, tx);
    const saved = await findThesis(tx, etudiantId);
    if (!saved) throw THESIS_REFUSALS.unknown();
    return { ...toThesis(saved), Recu: isAddressed ? Recu : { ...Recu, SansAdresse: true } };
  });
};
