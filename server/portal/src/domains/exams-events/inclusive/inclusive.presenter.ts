import type { InclusiveDocument, InclusiveRequest } from 'shared-contract/inclusive/answers';
import type { PaiRow } from 'shared-contract/signature/signature';
import type { findAttachments, InclusiveRow } from './inclusive.queries';

type AttachmentRow = Awaited<ReturnType<typeof findAttachments>>[number];

const toPlan = ({ paiPretLe, paiSigneLe, recuNumero }: InclusiveRow, rows: PaiRow[]) =>
  paiPretLe && { SigneLe: paiSigneLe?.toISOString() ?? null, Recu: recuNumero, Items: rows };

/** A student's file, with the arrangements of a plan that is not to be signed now; recognised under the decree once a plan is ready. */
export const toInclusive = (row: InclusiveRow, rows: PaiRow[] = []): InclusiveRequest => ({
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
  Pai: toPlan(row, rows),
});

export const toAttachment = (row: AttachmentRow): InclusiveDocument => ({
  DocumentID: row.documentId,
  DocumentName: row.nom,
  DemandeDecretInclusifDocumentDate: row.date.toISOString(),
});
