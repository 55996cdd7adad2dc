import type { InclusiveDocument, InclusiveRequest } from 'shared-contract/inclusive/answers';
import type { findAttachments, InclusiveRow } from './inclusive.queries';

type AttachmentRow = Awaited<ReturnType<typeof findAttachments>>[number];

/** A student's file; recognised under the decree once a support plan is ready. */
export const toInclusive = (row: InclusiveRow): InclusiveRequest => ({
  DemandeDecretInclusifID: row.demandeDecretInclusifId,
  EtudiantID: row.etudiantId,
  EtudiantDecretInclusif: row.paiPretLe !== null,
  DemandeDecretInclusifDiagnostique: row.diagnostique,
  DemandeDecretInclusifSpecialiste: row.specialiste,
  DemandeDecretInclusifDifficultes: row.difficultes,
  DemandeDecretInclusifOrganisme: row.organisme,
  DemandeDecretInclusifAmenagements: row.amenagements,
  DemandeDecretInclusifAccompagnement: row.accompagnement,
  DemandeDecretInclusifDateDerniereSoumission: row.soumiseLe?.toISOString() ?? null,
});

export const toAttachment = (row: AttachmentRow): InclusiveDocument => ({
  DocumentID: row.documentId,
  DocumentName: row.nom,
  DemandeDecretInclusifDocumentDate: row.date.toISOString(),
});
