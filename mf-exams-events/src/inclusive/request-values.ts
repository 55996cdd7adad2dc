import type { INCLUSIVE_AREAS, InclusiveRequest } from 'shared-contract/inclusive/inclusive';

type Area = (typeof INCLUSIVE_AREAS)[number];

/** The six texts of a file as form values; missing ones are empty. */
export const textsOf = (file: InclusiveRequest): Record<Area, string> => ({
  DemandeDecretInclusifDiagnostique: file.DemandeDecretInclusifDiagnostique ?? '',
  DemandeDecretInclusifSpecialiste: file.DemandeDecretInclusifSpecialiste ?? '',
  DemandeDecretInclusifDifficultes: file.DemandeDecretInclusifDifficultes ?? '',
  DemandeDecretInclusifOrganisme: file.DemandeDecretInclusifOrganisme ?? '',
  DemandeDecretInclusifAmenagements: file.DemandeDecretInclusifAmenagements ?? '',
  DemandeDecretInclusifAccompagnement: file.DemandeDecretInclusifAccompagnement ?? '',
});
