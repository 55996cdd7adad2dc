import { plural } from 'shared-contract/base/french';

/** « A, B et C » */
const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' et ');

const places = (count: number): string => `${count}\u00a0${plural(count, 'place', 'places')}`;

const enrolments = (count: number): string => `${count}\u00a0${plural(count, 'inscription', 'inscriptions')}`;

/** Sentences of /evenement/inscriptionTP that the specifications do not quote. */
export const TP_TEXTS = {
  title: 'Inscription aux groupes de TP',
  lead: 'Choisissez un groupe de travaux pratiques (TP) par cours. Une fois sauvegardés, vos choix sont définitifs.',
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
      : `${chosen} sur ${all} ${plural(chosen, 'choisi', 'choisis')}. Ces choix sont définitifs.`,
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
      'Une fois confirmé, ce groupe ne change plus. Si un groupe se remplit entre-temps, seul ce choix est refusé\u202f; les autres sont gardés.',
      'Une fois confirmés, ces groupes ne changent plus. Si un groupe se remplit entre-temps, seul ce choix est refusé\u202f; les autres sont gardés.',
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
