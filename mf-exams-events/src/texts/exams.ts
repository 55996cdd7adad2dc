import { plural } from 'shared-contract/base/french';

const exams = (count: number): string => `${count}\u00a0${plural(count, 'examen', 'examens')}`;

/** Sentences of /evenement/inscriptionExamens that the specifications do not quote. */
export const EXAM_TEXTS = {
  title: 'Inscription aux examens',
  lead: 'Inscrivez-vous à la session, puis choisissez vos examens.',
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
  examsAside: (done: number, all: number) =>
    `${done}\u00a0${plural(done, 'inscription', 'inscriptions')} sur ${all}`,
  caption: 'Examens de la session',
  choice: 'Choix',
  exam: 'Examen',
  date: 'Date',
  state: 'État',
  selectAll: 'Tout sélectionner',
  emptyTitle: 'Aucun examen à présenter',
  empty: 'Cette session ne comporte aucun examen de votre programme.',
  errorTitle: 'Vos examens n’ont pas pu être chargés',
  bar: 'Validation des examens',
  chosen: (count: number) => plural(count, 'Examen ajouté', 'Examens ajoutés'),
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
