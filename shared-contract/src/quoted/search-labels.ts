/** What students are searched by, as S2 names it. */
export const SEARCH_LABELS = {
  searchByNumber: 'Matricule',
  searchByName: 'Nom',
  searchByFirstName: 'Prénom',
} as const;
