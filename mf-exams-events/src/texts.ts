const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** Sentences that the screens of the domain share. */
export const SHARED_TEXTS = {
  until: (day: string) => `Ouvert jusqu’au ${day}.`,
  draft: (instant: string) => `Brouillon gardé le ${instant}.`,
  draftUnsafe: 'Votre brouillon n’a pas pu être gardé\u202f: votre choix n’est que dans cette page.',
  receipt: (numero: string) => `Voir le reçu ${numero}`,
  readOnly: 'Vous consultez ce dossier\u00a0: rien n’y est modifiable.',
} as const;

/** Sentences of /evenement/inscriptionExamens that the specifications do not quote. */
export const EXAM_TEXTS = {
  title: 'Inscription aux examens',
  lead: 'Inscrivez-vous à la session, puis cochez vos examens.',
  noSessionTitle: 'Aucune session à venir',
  noSession: 'Votre session s’affichera ici dès qu’elle sera organisée pour votre année.',
  switch: "M'inscrire à la session",
  notYet: 'Vous n’êtes pas encore inscrit à cette session.',
  locked: 'Vous êtes inscrit à la session\u00a0: ce choix ne change plus.',
  registered: 'Inscrit',
  toDo: 'À faire',
  confirmTitle: (session: string) => `M’inscrire – ${session}`,
  confirmText:
    'Une fois confirmée, votre inscription à la session ne peut plus être retirée. Vous choisirez ensuite vos examens.',
  confirm: 'Confirmer mon inscription',
  examsTitle: 'Mes examens',
  examsAside: (done: number, all: number) => `${done} sur ${all}`,
  caption: 'Examens de la session',
  choice: 'Choix',
  exam: 'Examen',
  date: 'Date',
  state: 'État',
  free: 'Non inscrit',
  selectAll: 'Tout sélectionner',
  allDone: 'Toutes vos inscriptions aux examens sont enregistrées.',
  emptyTitle: 'Aucun examen à présenter',
  empty: 'Cette session ne comporte aucun examen de votre programme.',
  errorTitle: 'Vos examens n’ont pas pu être chargés',
  bar: 'Validation des examens',
  chosen: (count: number) => plural(count, 'Examen choisi', 'Examens choisis'),
  validate: 'Valider',
  summaryTitle: 'Mon inscription en résumé',
  summaryText: (count: number) =>
    plural(
      count,
      'Une fois validée, l’inscription à cet examen ne peut plus être retirée.',
      'Une fois validées, les inscriptions à ces examens ne peuvent plus être retirées.',
    ),
  back: 'Modifier',
  doneTitle: 'Votre inscription est enregistrée',
  doneText: 'Un reçu numéroté est conservé dans votre dossier\u00a0; vous pouvez l’imprimer.',
} as const;
