import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { conflict, invalid, notFound } from 'server-kernel/errors';
import { ownerOf } from 'server-kernel/files/receiving/upload.policy';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { EMPTY_REQUEST, isEmptyRequest } from 'shared-contract/inclusive/inclusive';
import { requestQuestions } from 'shared-contract/inclusive/plausibility';
import type { InclusiveRequestWrite } from 'shared-contract/inclusive/schemas';
import { INCLUSIVE_FILE_TEXTS } from 'shared-contract/quoted';
import { type InclusiveAction, traceInclusive } from '../../shared/inclusive/inclusive-trail';
import { notifyAct } from '../../shared/outbox/notify-act';
import { inclusiveNotification } from '../act-mails';
import {
  countAttachments,
  type InclusiveRow,
  insertInclusive,
  lockInclusive,
  updateInclusive,
} from './inclusive.queries';

/** 409 of S2 §8. */
export const inProgress = () =>
  conflict(PROBLEM_CODES.requestInProgress, INCLUSIVE_FILE_TEXTS.requestInProgress);

/** 404 of a file that is absent or another student's. */
export const noSuchFile = () => notFound('Ce dossier n’existe pas ou n’est pas le vôtre.');

/** The student's file while it can still change, locked; 404 for another number, 409 once it is submitted. */
export const lockOpenFile = async (tx: Tx, etudiantId: number, id: number | null): Promise<InclusiveRow> => {
  const stored = await lockInclusive(tx, etudiantId);
  if (!stored || (id !== null && id !== stored.demandeDecretInclusifId)) throw noSuchFile();
  if (stored.soumiseLe !== null) throw inProgress();
  return stored;
};

const create = async (tx: Tx, etudiantId: number, write: InclusiveRequestWrite, now: Date) => {
  const row = await insertInclusive(tx, etudiantId, write, now);
  if (!row) throw inProgress();
  return row;
};

const change = async (tx: Tx, etudiantId: number, write: InclusiveRequestWrite, now: Date) => {
  const stored = await lockOpenFile(tx, etudiantId, write.DemandeDecretInclusifID);
  return (await updateInclusive(tx, stored.demandeDecretInclusifId, write, now)) ?? stored;
};

const actionOf = ({ action, DemandeDecretInclusifID: id }: InclusiveRequestWrite): InclusiveAction => {
  if (action === 'submit') return 'demande.soumise';
  return id === null ? 'demande.creee' : 'demande.sauvegardee';
};

/** Refuses an empty request (422), and one without attachments until that is confirmed (409). */
const validateRequest = async (tx: Tx, row: InclusiveRow, write: InclusiveRequestWrite): Promise<void> => {
  if (isEmptyRequest(write)) {
    throw invalid([{ path: 'DemandeDecretInclusifDiagnostique', message: EMPTY_REQUEST }], EMPTY_REQUEST);
  }
  const attached = await countAttachments(tx, row.demandeDecretInclusifId);
  requireConfirmed(requestQuestions(attached), write.Confirmations);
};

/**
 * Opens, saves or submits the file of the student who is signed in: 409 with S2 §8's text when one is opened twice
 * or when it was submitted, 422 when nothing is written in what is submitted; nothing stored in any case.
 */
export const saveInclusive = (
  app: FastifyInstance,
  request: FastifyRequest,
  write: InclusiveRequestWrite,
): Promise<InclusiveRow> => {
  const { etudiantId } = ownerOf(request);
  const now = app.clock.now();
  return app.db.transaction(async (tx) => {
    const isNew = write.DemandeDecretInclusifID === null;
    const row = isNew ? await create(tx, etudiantId, write, now) : await change(tx, etudiantId, write, now);
    if (write.action === 'submit') {
      await validateRequest(tx, row, write);
      await notifyAct(tx, { ...inclusiveNotification(row.demandeDecretInclusifId), etudiantId, now });
    }
    await traceInclusive(request, actionOf(write), etudiantId, { tx });
    return row;
  });
};
