/** Names of the steps of a thesis. */
export const STEPS_TEXTS = {
  title: 'Les étapes',
  list: 'Étapes du mémoire',
  consent: {
    title: 'Consentements',
    act: 'Donner mes consentements',
    text: 'Vie privée et licence de diffusion',
  },
  idm: {
    title: 'Informations de défense',
    act: 'Encoder mes informations de défense',
    text: 'Session, résumé et maître de stage',
  },
  submission: {
    title: 'Remise du mémoire',
    act: 'Remettre mon mémoire',
    text: 'Titre définitif et deux fichiers PDF',
  },
  /** `moment` of `formatWindow`: « jusqu’au 16 janvier inclus ». */
  until: (text: string, moment: string) => `${text}, ${moment}.`,
  beforeSubmission: (text: string, moment: string) => `${text}, avant la remise (${moment}).`,
  done: 'Fait',
  todo: 'À faire',
  closed: 'Fermé',
  closedReason: 'Cette étape n’est pas ouverte.',
} as const;
