import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conflict, notFound } from 'server-kernel/errors';
import { attachFile } from 'server-kernel/files/attach-file';
import { removeUnused } from 'server-kernel/files/kept-bytes';
import { ownerOf } from 'server-kernel/files/receiving/upload.policy';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { InclusiveDocumentWrite } from 'shared-contract/inclusive/schemas';
import { traceInclusive } from '../../shared/inclusive/inclusive-trail';
import { countAttachments, deleteAttachment, insertAttachment, MAX_ATTACHMENTS } from './inclusive.queries';
import { lockOpenFile } from './save-inclusive';

const tooMany = () =>
  conflict(PROBLEM_CODES.fileLocked, `Un dossier compte au plus ${MAX_ATTACHMENTS} annexes.`);

/** Attaches an uploaded PDF to the student's file while it can still change. */
export const addAttachment = (
  app: FastifyInstance,
  request: FastifyRequest,
  { DocumentID, DemandeDecretInclusifID }: InclusiveDocumentWrite,
): Promise<void> => {
  const owner = ownerOf(request);
  const now = app.clock.now();
  return app.db.transaction(async (tx) => {
    const file = await lockOpenFile(tx, owner.etudiantId, DemandeDecretInclusifID);
    const id = file.demandeDecretInclusifId;
    if ((await countAttachments(tx, id)) >= MAX_ATTACHMENTS) throw tooMany();
    await attachFile(tx, owner, DocumentID, 'inclusif', now);
    await insertAttachment(tx, { documentId: DocumentID, demandeDecretInclusifId: id, date: now });
    await traceInclusive(request, 'annexe.ajoutee', owner.etudiantId, { documentId: DocumentID, tx });
  });
};

/** Removes an attachment, the document and its bytes with it: health data is not kept longer than needed. */
export const removeAttachment = async (
  app: FastifyInstance,
  request: FastifyRequest,
  documentId: number,
): Promise<void> => {
  const { etudiantId } = ownerOf(request);
  const empreinte = await app.db.transaction(async (tx) => {
    const file = await lockOpenFile(tx, etudiantId, null);
    const gone = await deleteAttachment(tx, file.demandeDecretInclusifId, documentId);
    if (gone === null) throw notFound('Cette annexe n’existe pas ou n’est pas la vôtre.');
    await traceInclusive(request, 'annexe.retiree', etudiantId, { documentId, tx });
    return gone;
  });
  await removeUnused(app, empreinte);
};
