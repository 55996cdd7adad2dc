export type { InclusiveDocument, InclusiveRequest } from './inclusive-answers';

/** The six text areas, in the order of S2 §3. */
export const INCLUSIVE_AREAS = [
  'DemandeDecretInclusifDiagnostique',
  'DemandeDecretInclusifSpecialiste',
  'DemandeDecretInclusifDifficultes',
  'DemandeDecretInclusifOrganisme',
  'DemandeDecretInclusifAmenagements',
  'DemandeDecretInclusifAccompagnement',
] as const;

/** How far a request is (S2 §4); null stands for 204. */
export const inclusiveState = (
  request: { DemandeDecretInclusifDateDerniereSoumission: string | null } | null,
): 'none' | 'draft' | 'submitted' => {
  if (!request) return 'none';
  return request.DemandeDecretInclusifDateDerniereSoumission ? 'submitted' : 'draft';
};
