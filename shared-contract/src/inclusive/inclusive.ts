export type { InclusiveDocument, InclusiveRequest } from './answers';

/** The six text areas, in the order of S2 §3. */
export const INCLUSIVE_AREAS = [
  'DemandeDecretInclusifDiagnostique',
  'DemandeDecretInclusifSpecialiste',
  'DemandeDecretInclusifDifficultes',
  'DemandeDecretInclusifOrganisme',
  'DemandeDecretInclusifAmenagements',
  'DemandeDecretInclusifAccompagnement',
] as const;

/** Refusal of an empty request: ours, S2 is silent. */
export const EMPTY_REQUEST = 'Complétez au moins une rubrique avant de soumettre votre demande.';

/** True when none of the six areas says anything. */
export const isEmptyRequest = (
  request: {
    [area in (typeof INCLUSIVE_AREAS)[number]]?: string | null | undefined;
  },
): boolean => INCLUSIVE_AREAS.every((area) => (request[area] ?? '').trim() === '');

/** State of a request (S2 §4); null stands for 204. */
export const inclusiveState = (
  request: { DemandeDecretInclusifDateDerniereSoumission: string | null } | null,
): 'none' | 'draft' | 'submitted' => {
  if (!request) return 'none';
  return request.DemandeDecretInclusifDateDerniereSoumission ? 'submitted' : 'draft';
};
