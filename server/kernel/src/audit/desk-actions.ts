/** Looks at a student's request from the school's desk, as the audit names them. */
export const DESK_ACTIONS = { item: 'gestion.demande', file: 'gestion.fichier' } as const;
