/** Names of the steps of a thesis. */
export const STEPS_TEXTS = {
  title: 'Les étapes',
  list: 'Étapes du mémoire',
  consent: 'Consentements',
  consentText: 'Vie privée et licence de diffusion.',
  idm: 'Informations de défense',
  idmText: 'Session, résumé et maître de stage.',
  submission: 'Remise du mémoire',
  submissionText: 'Titre définitif et deux fichiers PDF.',
  done: 'Fait',
  todo: 'À faire',
  closed: 'Fermé',
} as const;
