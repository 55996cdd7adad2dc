/** Sentences around every page of the desk. */
export const DESK_TEXTS = {
  title: 'À traiter',
  nav: 'Pages du bureau',
  keys: 'Raccourcis',
  skip: 'Aller à la liste',
  /** The desk's pages, in their order. */
  pages: {
    '/gestion': 'À traiter',
    '/gestion/periodes': 'Périodes',
    '/gestion/valves': 'Valves',
    '/gestion/catalogues': 'Catalogues',
    '/gestion/chiffres': 'Chiffres',
    '/gestion/releves': 'Relevés',
    '/gestion/comptes': 'Comptes',
    '/gestion/import': 'Import',
  },
  notYours: 'Cette page est confiée à d’autres.',
} as const;
