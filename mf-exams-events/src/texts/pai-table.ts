/** The table of a support plan, before its signature and after it. */
export const PAI_TABLE_TEXTS = {
  caption: 'Aménagements prévus, par unité d’enseignement',
  code: 'Code',
  unit: 'Unité d’enseignement',
  arrangements: 'Aménagements',
} as const;
