import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { attachFile } from 'server-kernel/files/attach-file';
import { ownerOf } from 'server-kernel/files/receiving/upload.policy';
import { findDeposit } from 'server-kernel/files/uploads/uploads.queries';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import { validBody } from 'server-kernel/plugins/refusals/valid-body';
import { studentInView } from 'server-kernel/student-in-view';
import type { RecuRef } from 'shared-contract';
import { submissionQuestions } from 'shared-contract/thesis/plausibility';
import { type ThesisSubmission, thesisSubmissionSchema } from 'shared-contract/thesis/schemas';
import type { ThesisSaved } from 'shared-contract/thesis/thesis';
import { countUnaddressedMail, enqueueOwnMail } from '../../shared/outbox/outbox.queries';
import { findRecipient } from '../../shared/outbox/recipient.queries';
import { checkChoices } from '../../shared/parameters/check-choices';
import { receiptNotice } from '../../shared/receipts/issue-receipt.queries';
import { changeThesis } from './change-thesis';
import { type SubmittedThesis, submissionLines, submissionMail } from './submission-templates';
import { hasConsents } from './theses.presenter';
import { findThesis, findWords, type LockedThesis } from './theses.queries';
import { THESIS_REFUSALS } from './thesis-refusals';

/** Refuses what the state of the thesis does not allow, before and after its row is locked (CONTRACT §2). */
const refuseByState = (thesis: LockedThesis, isSecondSession: boolean): void => {
  if (!hasConsents(thesis)) throw THESIS_REFUSALS.unconsented();
  if (isSecondSession && !thesis.secondeSession) throw THESIS_REFUSALS.noSecondSession();
  if (thesis.remisLe !== null) throw THESIS_REFUSALS.submitted();
};

const attach = async (app: FastifyInstance, request: FastifyRequest, tx: Tx, documentId: number) => {
  const owner = ownerOf(request);
  const file = await attachFile(tx, owner, documentId, 'memoire', app.clock.now());
  const empreinte = file.empreinteRecue ?? file.empreinte;
  const deposit = await findDeposit(tx, owner.compteId, empreinte);
  const { nom, extension, taille } = file;
  return { nom, extension, taille, empreinte, deposee: deposit?.deposeeLe ?? null };
};

interface Submission {
  thesis: LockedThesis;
  paper: SubmittedThesis;
  Recu: RecuRef;
}

const sendMail = async (
  app: FastifyInstance,
  tx: Tx,
  { thesis: { etudiantId, memoireId }, paper, Recu }: Submission,
): Promise<boolean> => {
  const recipient = await findRecipient(tx, etudiantId);
  if (!recipient?.email) {
    await countUnaddressedMail(tx, etudiantId, 'memoire.remis');
    return false;
  }
  const to = { email: recipient.email, prenom: recipient.prenom };
  const mail = submissionMail(to, paper, app.institution.name);
  await enqueueOwnMail(tx, receiptNotice(etudiantId, Recu), mail, { dedupeKey: `memoire:${memoireId}` });
  return true;
};

const columnsOf = (body: ThesisSubmission, remisLe: Date) => ({
  titreDefinitif: body.MemoireTitreDefinitif.trim(),
  disciplineId: body.DisciplineMemoireID,
  fichierAvecAnnexesId: body.MemoireFichierMemoireAvecAnnexesID,
  fichierSansAnnexesId: body.MemoireFichierMemoireSansAnnexesID,
  remisLe,
});

const questionsOf = ({ titre, avecAnnexes, sansAnnexes }: SubmittedThesis) =>
  submissionQuestions({
    title: titre,
    withAppendices: avecAnnexes.empreinte,
    withoutAppendices: sansAnnexes.empreinte,
  });

export interface SentSubmission {
  /** Judged once the state of the thesis allows it. */
  body: unknown;
  isSecondSession: boolean;
}

/**
 * Hands the thesis in: both files attached, receipt with their digests and mail, in one transaction. 412 without
 * consent or without the right to a second session, 409 once it is handed in; these come before the form's errors.
 */
export const submitThesis = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { body, isSecondSession }: SentSubmission,
): Promise<ThesisSaved> => {
  const stored = await findThesis(app.db.orm, studentInView(request));
  if (stored) refuseByState(stored, isSecondSession);
  const write = validBody(thesisSubmissionSchema, body);
  await checkChoices({ db: app.db.orm, now: app.clock.now(), etudiantId: null }, [
    { path: 'DisciplineMemoireID', list: 'DisciplineMemoireID', id: write.DisciplineMemoireID },
  ]);
  return changeThesis(app, request, write.MemoireID, async (thesis, tx, now) => {
    refuseByState(thesis, isSecondSession);
    const set = columnsOf(write, now);
    const paper = {
      titre: set.titreDefinitif,
      discipline: (await findWords(tx, 'DisciplineMemoireID', write.DisciplineMemoireID)) ?? '',
      isSecondSession,
      avecAnnexes: await attach(app, request, tx, write.MemoireFichierMemoireAvecAnnexesID),
      sansAnnexes: await attach(app, request, tx, write.MemoireFichierMemoireSansAnnexesID),
    };
    requireConfirmed(questionsOf(paper), write.Confirmations);
    return {
      sendMail: (Recu) => sendMail(app, tx, { thesis, paper, Recu }),
      set,
      Objet: isSecondSession ? 'Remise du mémoire, seconde session' : 'Remise du mémoire',
      Lignes: submissionLines(paper),
      action: 'memoire.remis',
      isSubmission: true,
    };
  });
};
