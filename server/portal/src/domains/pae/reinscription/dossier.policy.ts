import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { conflict, forbidden, notFound, precondition } from 'server-kernel/errors';
import { studentInView } from 'server-kernel/student-in-view';
import { APPEAL_DAYS } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { missingForGrant } from 'shared-contract/reinscription/reinscription';
import { findAddresses, findContactMeans } from '../../shared/people/contacts.queries';
import { lockReenrolment, type ReenrolmentRow } from './dossier.queries';

/** A student's re-enrolment that may be written, with whoever it belongs to. */
export interface OpenDossier extends ReenrolmentRow {
  etudiantId: number;
  etape: number;
}

/** The refusal of a student who can’t be financed (S1 §8). */
export const REENROLMENT_REFUSED = `Votre réinscription est refusée\u00a0: vous n’êtes plus finançable. Vous pouvez introduire un recours dans les ${APPEAL_DAYS} jours calendrier.`;
const FINISHED = 'Votre réinscription est terminée\u00a0: composez maintenant votre programme annuel.';

const openDossier = async (tx: Tx, etudiantId: number): Promise<OpenDossier> => {
  const row = await lockReenrolment(tx, etudiantId);
  if (!row) throw notFound();
  if (!row.financable) throw forbidden(PROBLEM_CODES.reenrolmentRefused, REENROLMENT_REFUSED);
  if (row.etape === null) throw conflict(PROBLEM_CODES.reenrolmentFinished, FINISHED);
  return { ...row, etape: row.etape, etudiantId };
};

/**
 * Runs a write of the wizard in one transaction, while the student's other writes of it wait: 403 when she may not
 * re-enrol (limit flag), 409 once the wizard is finished.
 */
export const inOpenDossier = <T>(
  { db }: FastifyInstance,
  request: FastifyRequest,
  work: (tx: Tx, dossier: OpenDossier) => Promise<T>,
): Promise<T> => db.transaction(async (tx) => work(tx, await openDossier(tx, studentInView(request))));

/** Throws 412 with the quoted text while the legal domicile or the e-mail address is missing (S1 §5). */
export const requireReachable = async (tx: Tx, etudiantId: number): Promise<void> => {
  const missing = missingForGrant(
    await findAddresses(tx, etudiantId),
    await findContactMeans(tx, etudiantId),
  );
  if (!missing) return;
  const code = missing.step === 1 ? PROBLEM_CODES.legalAddressMissing : PROBLEM_CODES.emailMissing;
  throw precondition(code, missing.message);
};
