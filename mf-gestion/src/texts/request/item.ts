import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';

/** Sentences of the request that is open. */
export const ITEM_TEXTS = {
  error: 'La demande n’a pas pu être chargée',
  waits: (days: number) =>
    days === 0 ? 'Reçue aujourd’hui' : `Attend depuis ${days}\u00a0${plural(days, 'jour', 'jours')}`,
  decided: 'Déjà traitée',
  number: 'Matricule',
  place: (rank: number, count: number) => `${formatNumber(rank)} sur ${formatNumber(count)}`,
  previous: (isByKey: boolean) => `Demande précédente${isByKey ? ' (touche P)' : ''}`,
  next: (isByKey: boolean) => `Demande suivante${isByKey ? ' (touche S)' : ''}`,
  whole: 'Contenu de la demande',
  beside: 'À côté de la pièce',
  compare: 'À comparer avec le dossier',
  name: 'Nom',
  firstNames: 'Prénoms',
  birth: 'Naissance',
  nationality: 'Nationalité',
  details: 'La demande',
  history: 'Historique',
  noHistory: 'Aucune décision jusqu’ici.',
  others: 'Ses autres demandes',
  by: (who: string | null) => who ?? 'École',
  takenBack: 'reprise avant l’annonce',
} as const;

/** Sentences of a piece that is read in place. */
export const PIECE_TEXTS = {
  title: 'Pièce jointe',
  none: 'Aucune pièce n’accompagne cette demande.',
  loading: 'Ouverture de la pièce…',
  failed: 'La pièce ne peut pas être montrée ici.',
  page: (rank: number, count: number) => `Page ${rank} sur ${count}`,
  more: (shown: number, count: number) =>
    `Aperçu arrêté à la page ${shown} sur ${count}\u00a0: téléchargez la pièce entière.`,
  download: 'Télécharger',
  downloading: 'Téléchargement en cours..',
  tools: 'Outils de la pièce',
  smaller: 'Réduire',
  larger: 'Agrandir',
  whole: 'Plein écran',
  wholeEnd: 'Quitter le plein écran',
  earlier: 'Page précédente',
  later: 'Page suivante',
  place: (rank: number, count: number) => `${rank} / ${count}`,
} as const;

/** Sentences of a support plan to prepare. */
export const PLAN_TEXTS = {
  title: 'Plan à préparer',
  asked: (firstName: string) => `Aménagements que demande ${firstName}`,
  kept: 'Ce plan a déjà ses aménagements\u00a0: ils restent comme ils sont.',
  narrow: 'Le reste de son dossier n’est lu que par l’étudiant.',
} as const;
