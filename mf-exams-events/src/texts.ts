import { plural } from 'shared-contract/base/french';

/** Sentences that the screens of the domain share. */
export const SHARED_TEXTS = {
  open: (until: string) => `Ouvert ${until}.`,
  draft: (instant: string) => `Brouillon gardé le ${instant}.`,
  draftUnsafe: 'Votre brouillon n’a pas pu être gardé\u202f: votre choix n’est que dans cette page.',
  receipt: (numero: string) => `Voir le reçu ${numero}`,
  closed: 'Cette période n’est pas ouverte pour vous.',
  receiptsTitle: 'Mes reçus',
  receiptsFailed: 'Vos reçus n’ont pas pu être chargés',
  readOnly: 'Vous consultez ce dossier\u00a0: rien n’y est modifiable.',
} as const;

const exams = (count: number): string => `${count}\u00a0${plural(count, 'examen', 'examens')}`;

/** Sentences of /evenement/inscriptionExamens that the specifications do not quote. */
export const EXAM_TEXTS = {
  title: 'Inscription aux examens',
  lead: 'La session d’abord, puis chacun de ses examens.',
  noSessionTitle: 'Aucune session à venir',
  noSession: 'Votre session s’affichera ici dès qu’elle sera organisée pour votre année.',
  switch: "M'inscrire à la session",
  notYet: 'Votre inscription à cette session n’est pas encore faite.',
  locked: 'Votre inscription à la session est faite\u00a0: ce choix ne change plus.',
  registered: 'Inscription faite',
  toDo: 'À faire',
  confirmTitle: (session: string) => `M’inscrire – ${session}`,
  sessionFact: 'Session',
  levelFact: 'Année d’études',
  sessionFinal:
    'Une fois confirmée, votre inscription à la session ne peut plus être retirée. Vous choisirez ensuite vos examens.',
  examsTitle: 'Mes examens',
  examsDetail: 'Cochez ceux que vous présentez, puis validez.',
  comingTitle: (count: number) =>
    count > 1 ? `Les\u00a0${count}\u00a0examens de cette session` : 'L’examen de cette session',
  comingDetail: 'Vous les cocherez une fois l’inscription à la session confirmée.',
  closedIn: 'Votre inscription à cette session est faite.',
  closedOut: 'Vous n’avez pas d’inscription à cette session.',
  registeredTo: (count: number) => `Inscription faite à ${exams(count)}.`,
  othersTitle: 'Sans inscription',
  notRegisteredTo: (count: number) =>
    `${exams(count)} de cette session ${plural(count, 'n’est pas dans votre inscription', 'ne sont pas dans votre inscription')}.`,
  examsAside: (done: number, all: number) => `${done} sur ${all}`,
  caption: 'Examens de la session',
  choice: 'Choix',
  exam: 'Examen',
  date: 'Date',
  state: 'État',
  selectAll: 'Tout sélectionner',
  allDone: 'Toutes vos inscriptions aux examens sont enregistrées.',
  emptyTitle: 'Aucun examen à présenter',
  empty: 'Cette session ne comporte aucun examen de votre programme.',
  errorTitle: 'Vos examens n’ont pas pu être chargés',
  bar: 'Validation des examens',
  chosen: (count: number) => plural(count, 'Examen choisi', 'Examens choisis'),
  validate: 'Valider',
  summaryTitle: 'Mon inscription en résumé',
  examsFinal: (count: number) =>
    plural(
      count,
      'Une fois confirmée, l’inscription à cet examen ne peut plus être retirée.',
      'Une fois confirmées, les inscriptions à ces examens ne peuvent plus être retirées.',
    ),
  doneText: 'Un reçu numéroté est conservé dans votre dossier\u00a0; vous pouvez l’imprimer.',
} as const;

/** « A, B et C » */
const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' et ');

const places = (count: number): string => `${count}\u00a0${plural(count, 'place', 'places')}`;
const enrolments = (count: number): string => `${count}\u00a0${plural(count, 'inscription', 'inscriptions')}`;

/** Sentences of /evenement/inscriptionTP that the specifications do not quote. */
export const TP_TEXTS = {
  title: 'Inscription aux groupes de TP',
  lead: 'Un groupe par cours, pour de bon une fois sauvegardé.',
  emptyTitle: 'Aucun groupe à choisir',
  empty: 'Aucun cours de votre programme n’est organisé en groupes de travaux pratiques.',
  courses: 'Mes cours en groupes',
  remaining: (count: number) => (count === 0 ? 'Tout est choisi' : `Encore ${enrolments(count)}`),
  allChosen: 'Tous vos groupes sont choisis\u00a0: ces choix ne changent plus, sauf par une liste d’attente.',
  toChoose: 'À choisir',
  selected: 'Choisi, à sauvegarder',
  enrolled: 'Inscription faite',
  group: 'Groupe',
  groupOf: (label: string) => ` – ${label}`,
  choose: 'Choisir un groupe…',
  option: (display: string, left: number) => `${display} (${left === 0 ? 'complet' : places(left)})`,
  full: 'Complet',
  places,
  placesNow: 'Horaire et places en ce moment',
  notChosen: 'Sans groupe',
  closedCourses: (chosen: number, all: number) =>
    chosen === 0
      ? 'Aucun groupe n’a été choisi.'
      : `${chosen} sur ${all} ${plural(chosen, 'choisi', 'choisis')}, pour de bon.`,
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
  saved: (numero: string | null, done: readonly string[], left: readonly string[]) => {
    const receipt =
      numero === null ? 'Vos groupes sont enregistrés.' : `Reçu ${numero}, à retrouver dans vos reçus.`;
    if (left.length === 0) return receipt;
    return `Choisi\u00a0: ${listed(done)}. Il vous reste à choisir\u00a0: ${listed(left)}. ${receipt}`;
  },
  confirmTitle: (count: number) =>
    plural(count, 'Confirmer ce groupe\u202f?', 'Confirmer ces groupes\u202f?'),
  final: (count: number) =>
    plural(
      count,
      'Une fois confirmé, ce groupe ne change plus. Une place qui vient d’être prise est refusée, sans rien changer au reste.',
      'Une fois confirmés, ces groupes ne changent plus. Une place qui vient d’être prise est refusée, sans rien changer au reste.',
    ),
  leftTitle: 'Pas encore choisi',
  sameHour: 'Même heure qu’un autre groupe',
  sameHourAs: (course: string, group: string) => `Même heure que ${course} (${group})`,
  sameHourText:
    'Ce groupe a lieu en même temps qu’un autre de vos groupes. Choisissez-en un autre, sauf si les semaines alternent.',
  unavailable: 'Des places n’étaient peut-être plus disponibles au moment de la sauvegarde.',
  results: 'Résultat de votre inscription',
  resultsText: 'Voici ce qu’il en est de chacun de vos choix.',
  granted: 'Accordé',
  refused: 'Refusé',
  proposal: (display: string) => `Prochain groupe libre\u00a0: ${display}.`,
  noProposal:
    'Tous les groupes de ce cours sont complets\u00a0: attendez une place dans «\u00a0Listes d’attente\u00a0», ou adressez-vous à la coordination de votre année.',
  take: 'Prendre ce groupe',
  takeFor: (label: string) => ` pour ${label}`,
  doneTitle: 'Une partie de votre inscription est enregistrée',
  doneText: 'Un reçu numéroté est conservé dans votre dossier\u00a0; vous pouvez l’imprimer.',
} as const;

/** The table of a support plan, before its signature and after it. */
export const PAI_TABLE_TEXTS = {
  caption: 'Aménagements prévus, par unité d’enseignement',
  code: 'Code',
  unit: 'Unité d’enseignement',
  arrangements: 'Aménagements',
} as const;
