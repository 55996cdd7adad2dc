import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { conflict, invalid, notFound, tooMany } from 'server-kernel/errors';
import { alreadyAttached, attachFile } from 'server-kernel/files/attach-file';
import { ownerOf } from 'server-kernel/files/receiving/upload.policy';
import type { StudentOwner } from 'server-kernel/files/receiving/uploads.queries';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import { isAbsenceLocked, isAbsenceYear } from 'shared-contract/absences/absences';
import { absenceQuestions } from 'shared-contract/absences/plausibility';
import type { AbsenceWrite } from 'shared-contract/absences/schemas';
import { DAY_MS, dayOf } from 'shared-contract/base/days';
import { WAITING_ABSENCES_MAX } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { notifyAct } from '../../shared/outbox/notify-act';
import { absenceNotification } from './absence-notification';
import {
  countExamsWithin,
  countWaiting,
  findEnrolmentYear,
  insertAbsence,
  lockAbsence,
  replaceExams,
  updateAbsence,
} from './absences.queries';

const OTHER_YEAR = 'Choisissez une inscription de l’année académique en cours.';
const EXAM_OUTSIDE = 'Un des examens n’est pas de cette inscription ou tombe en dehors de vos dates.';
const TOO_MANY_WAIT = `${WAITING_ABSENCES_MAX} de vos absences attendent encore une réponse\u00a0: l’école doit d’abord les suivre.`;

/** 404 or 422 for an enrolment that takes no absence; 409 with the questions about its days that are still open. */
const checkEnrolment = async (tx: Tx, write: AbsenceWrite, owner: StudentOwner, now: Date): Promise<void> => {
  const year = await findEnrolmentYear(tx, write.InscriptionID, owner.etudiantId);
  if (year === null) throw notFound('Cette inscription n’existe pas ou n’est pas la vôtre.');
  if (!isAbsenceYear(year, dayOf(now)))
    throw invalid([{ path: 'InscriptionID', message: OTHER_YEAR }], OTHER_YEAR);
  requireConfirmed(absenceQuestions(write, year), write.Confirmations);
};

const checkExams = async (tx: Tx, write: AbsenceWrite): Promise<number[]> => {
  const examIds = [...new Set(write.AbsenceEtudiantExamenID)];
  if ((await countExamsWithin(tx, write, examIds)) !== examIds.length) {
    throw invalid([{ path: 'AbsenceEtudiantExamenID', message: EXAM_OUTSIDE }], EXAM_OUTSIDE);
  }
  return examIds;
};

const change = async (tx: Tx, write: AbsenceWrite, owner: StudentOwner): Promise<number> => {
  const stored = await lockAbsence(tx, write.AbsenceEtudiantID, owner.etudiantId);
  if (!stored) throw notFound('Cette absence n’existe pas ou n’est pas la vôtre.');
  if (isAbsenceLocked({ SuiviAbsenceValeur: stored.suivi })) {
    throw conflict(
      PROBLEM_CODES.absenceLocked,
      'Cette absence est déjà suivie\u00a0: elle ne peut plus être modifiée.',
    );
  }
  if (stored.documentId !== write.AbsenceEtudiantFichierJustificatifID) {
    throw alreadyAttached('Le justificatif d’une absence ne peut pas être remplacé.');
  }
  await updateAbsence(tx, stored.absenceEtudiantId, write);
  return stored.absenceEtudiantId;
};

const create = async (tx: Tx, write: AbsenceWrite, owner: StudentOwner, now: Date): Promise<number> => {
  if ((await countWaiting(tx, owner.etudiantId)) >= WAITING_ABSENCES_MAX)
    throw tooMany(DAY_MS / 1000, TOO_MANY_WAIT);
  await attachFile(tx, owner, write.AbsenceEtudiantFichierJustificatifID, 'absence', now);
  return insertAbsence(tx, owner.etudiantId, write);
};

/**
 * Writes an absence of the student who is signed in, and resolves to its number: 404 for what is not hers, 409
 * once it is followed up or when its justification changes, 422 for an exam outside, nothing stored in any case.
 */
export const saveAbsence = (
  app: FastifyInstance,
  request: FastifyRequest,
  write: AbsenceWrite,
): Promise<number> => {
  const owner = ownerOf(request);
  const now = app.clock.now();
  return app.db.transaction(async (tx) => {
    const isNew = write.AbsenceEtudiantID === -1;
    const changed = isNew ? null : await change(tx, write, owner);
    await checkEnrolment(tx, write, owner, now);
    const examIds = await checkExams(tx, write);
    const id = changed ?? (await create(tx, write, owner, now));
    await replaceExams(tx, id, examIds);
    const { AbsenceEtudiantDateDebut: debut, AbsenceEtudiantDateFin: fin } = write;
    if (isNew)
      await notifyAct(tx, { ...absenceNotification(id, { debut, fin }), etudiantId: owner.etudiantId, now });
    const action = isNew ? 'absence.declaree' : 'absence.modifiee';
    await app.audit.record(request, { action, etudiantId: owner.etudiantId, target: `absence:${id}` }, tx);
    return id;
  });
};
