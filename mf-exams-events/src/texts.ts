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

const places = (count: number): string => plural(count, '1\u00a0place', `${count}\u00a0places`);
const enrolments = (count: number): string =>
  plural(count, '1\u00a0inscription', `${count}\u00a0inscriptions`);

/** Sentences of /evenement/inscriptionTP that the specifications do not quote. */
export const TP_TEXTS = {
  title: 'Inscription aux groupes de TP',
  lead: 'Choisissez un groupe par cours. Rien n’est réservé avant la sauvegarde finale.',
  emptyTitle: 'Aucun groupe à choisir',
  empty: 'Aucun cours de votre programme n’est organisé en groupes de travaux pratiques.',
  courses: 'Mes cours en groupes',
  remaining: (count: number) => (count === 0 ? 'Tout est choisi' : `Encore ${enrolments(count)}`),
  note: (count: number) => (count === 0 ? 'tout est choisi' : `encore ${enrolments(count)}`),
  allChosen: 'Tous vos groupes sont choisis\u00a0: ces choix ne changent plus.',
  toChoose: 'À choisir',
  selected: 'Choisi, à sauvegarder',
  enrolled: 'Inscrit',
  group: (label: string) => `Groupe – ${label}`,
  choose: 'Choisir un groupe…',
  option: (display: string, left: number) => `${display} (${left === 0 ? 'complet' : places(left)})`,
  full: 'Complet',
  places,
  placesNow: 'Places en ce moment',
  nowFull: 'Ce groupe vient d’être complet\u00a0: choisissez-en un autre.',
  locked: 'Votre inscription est enregistrée\u00a0: ce choix ne change plus.',
  groupsFailed: 'Les groupes de ce cours n’ont pas pu être chargés',
  bar: 'Inscription aux groupes',
  previous: 'Précédent',
  save: 'Sauvegarder',
  left: (count: number) => plural(count, 'Inscription restante', 'Inscriptions restantes'),
  summary: 'Récapitulatif',
  summaryText: 'Une fois sauvegardés, vos choix ne changent plus.',
  noChoice: 'Choisissez un groupe.',
  saved: (numero: string | null) =>
    numero === null ? 'Vos groupes sont enregistrés.' : `Reçu ${numero}, à retrouver dans vos reçus.`,
  unavailable: 'Des places n’étaient peut-être plus disponibles au moment de la sauvegarde.',
  results: 'Résultat de votre inscription',
  resultsText: 'Voici ce qu’il en est de chacun de vos choix.',
  granted: 'Accordé',
  refused: 'Refusé',
  proposal: (display: string) => `Prochain groupe libre\u00a0: ${display}.`,
  noProposal: 'Tous les groupes de ce cours sont complets\u00a0: adressez-vous à votre coordinateur.',
  take: 'Prendre ce groupe',
  takeFor: (label: string) => ` pour ${label}`,
  doneTitle: 'Une partie de votre inscription est enregistrée',
  doneText: 'Un reçu numéroté est conservé dans votre dossier\u00a0; vous pouvez l’imprimer.',
} as const;
