/** Audit action names of the verification space. */
export const VERIFICATION_ACTIONS = {
  search: 'verification.recherche',
  programme: 'verification.programme',
  documents: 'verification.documents',
  statements: 'verification.releves',
  career: 'verification.parcours',
  jobs: 'verification.emplois',
  file: 'verification.fichier',
} as const;
