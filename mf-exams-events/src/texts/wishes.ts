import { plural } from 'shared-contract/base/french';

/** Sentences of the lines of full groups (docs/decisions/exams-and-groups.md). */
export const WISH_TEXTS = {
  title: 'Listes d’attente',
  detail:
    'Un groupe est complet\u202f? Inscrivez-vous sur sa liste\u00a0: les places libérées sont données dans l’ordre d’inscription.',
  failed: 'Vos listes d’attente n’ont pas pu être chargées',
  rank: (rank: number) => (rank === 1 ? 'Première place de la liste' : `${rank}e place de la liste`),
  kept: 'Place gardée pour vous',
  until: (instant: string) =>
    `Sans réponse de votre part, vous passerez dans ce groupe le ${instant} et quitterez votre groupe actuel, si vous en avez un. Vous pouvez refuser jusque-là.`,
  sameHour: 'Même heure qu’un autre groupe ou qu’un examen',
  join: 'Attendre une place',
  leave: 'Quitter la liste',
  refuse: 'Refuser la place',
  leaving: {
    title: 'Quitter cette liste d’attente\u202f?',
    text: 'Votre tour y sera perdu\u00a0: si vous y revenez, ce sera en dernière place.',
    confirmLabel: 'Quitter la liste',
    cancelLabel: 'Annuler',
  },
  refusing: {
    title: 'Refuser cette place\u202f?',
    text: 'Elle ira à la personne suivante. Le groupe que vous avez, s’il y en a un, reste le vôtre.',
    confirmLabel: 'Refuser la place',
    cancelLabel: 'Annuler',
  },
  of: (what: string) => ` – ${what}`,
  joinTitle: 'Attendre une place dans ce groupe\u202f?',
  joinFinal: (hours: number) =>
    `Quand votre tour vient, une place est gardée pour vous et vous recevez un e-mail. Si vous ne la refusez pas dans les ${hours}\u00a0${plural(hours, 'heure', 'heures')}, vous changez de groupe.`,
  joined: 'Vous êtes dans la liste d’attente',
  left: 'Vous n’êtes plus dans cette liste',
} as const;
