import type { FastifyInstance } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { notFound } from 'server-kernel/errors';
import { alreadyAttached, attachFile } from 'server-kernel/files/attach-file';
import { ownerOf } from 'server-kernel/files/receiving/upload.policy';
import { markDetached } from 'server-kernel/files/receiving/uploads.queries';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { PHOTO_USAGE } from 'shared-contract/documents/documents';
import { requiredDocumentRoutes } from 'shared-contract/documents/routes';
import { photoPath } from '../desktop/desktop.queries';
import { toRequired } from './documents.presenter';
import { findRequired, lockPhotoSlot, lockRequired, markReceived, setPhoto } from './documents.queries';

const inOrder = () =>
  alreadyAttached('Ce document nous est déjà parvenu\u00a0: il ne peut plus être remplacé.');
const isOpen = (statut: string): boolean => statut === 'demande' || statut === 'refuse';

/** Frees the files that gave way to one; none where there was none. */
const freeFormer = (tx: Tx, former: readonly (number | null | undefined)[], now: Date): Promise<void> =>
  markDetached(
    tx,
    former.filter((id) => typeof id === 'number'),
    now,
  );

/** Documents that the school asks for (S2 §2), and the identity photo among them. */
export const registerRequired = async (app: FastifyInstance): Promise<void> => {
  const { db } = app;
  const list = async (etudiantId: number) => (await findRequired(db.orm, etudiantId)).map(toRequired);

  serve(app, requiredDocumentRoutes.requiredDocuments, ({ request }) => list(studentInView(request)));

  serve(app, requiredDocumentRoutes.handInDocument, async ({ request, body }) => {
    const { DocumentID, DocumentDossierEtudiantID } = body;
    const owner = ownerOf(request);
    const now = app.clock.now();
    await db.transaction(async (tx) => {
      const slot = await lockRequired(tx, DocumentDossierEtudiantID, owner.etudiantId);
      if (!slot) throw notFound('Ce document n’est pas demandé pour votre dossier.');
      if (!isOpen(slot.statut)) throw inOrder();
      const isPhoto = slot.usage === PHOTO_USAGE;
      await attachFile(tx, owner, DocumentID, isPhoto ? 'photo' : 'document', now);
      await markReceived(tx, slot.documentDossierEtudiantId, DocumentID, now);
      const photo = isPhoto ? await setPhoto(tx, owner.etudiantId, DocumentID) : null;
      await freeFormer(tx, [slot.documentId, photo], now);
      await app.audit.record(
        request,
        { action: 'document.remis', etudiantId: owner.etudiantId, target: `document:${DocumentID}` },
        tx,
      );
    });
    return list(owner.etudiantId);
  });

  serve(app, requiredDocumentRoutes.changePhoto, async ({ request, params: { DocumentID: documentId } }) => {
    const owner = ownerOf(request);
    const now = app.clock.now();
    await db.transaction(async (tx) => {
      await attachFile(tx, owner, documentId, 'photo', now);
      const photo = await setPhoto(tx, owner.etudiantId, documentId);
      const slot = await lockPhotoSlot(tx, owner.etudiantId);
      if (slot) await markReceived(tx, slot.documentDossierEtudiantId, documentId, now);
      await freeFormer(tx, [slot?.documentId, photo], now);
      await app.audit.record(
        request,
        { action: 'photo.changee', etudiantId: owner.etudiantId, target: `document:${documentId}` },
        tx,
      );
    });
    return { PersonnePhoto: photoPath(documentId) ?? '' };
  });
};
