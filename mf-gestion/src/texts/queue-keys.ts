/** The shortcuts of the desk. */
export const KEYS_TEXTS = {
  title: 'Raccourcis du clavier',
  send: 'Ctrl\u00a0Entrée',
  letters: 'Raccourcis à une lettre',
  lettersWhere:
    'Lettres, chiffres et signes agissent dans la liste et dans ce qui est ouvert. Les flèches, Entrée et Échap restent toujours. Votre choix est gardé dans ce navigateur.',
} as const;

/** How long a decision can be taken back. */
export const UNDO_TEXTS = {
  title: 'Temps pour annuler une décision',
  told: 'L’étudiant est prévenu à la fin de ce temps.',
} as const;

/** Each key of the list, and what it does. */
export const QUEUE_KEYS = [
  ['/', 'chercher un étudiant'],
  ['↑ ↓', 'demande précédente, suivante'],
  ['Entrée', 'ouvrir la demande'],
  ['S', 'passer à la suivante, sans décider'],
  ['P', 'revenir à la précédente'],
  ['Échap', 'revenir à la liste, puis tout désélectionner'],
  ['A', 'accepter la demande ouverte, valider le programme'],
  ['R', 'refuser la demande, rendre le programme'],
  ['1 à 4', 'modèle de motif, hors d’un champ'],
  ['Ctrl\u00a0Entrée', 'envoyer le refus ou la réponse que vous écrivez'],
  ['X', 'sélectionner la demande, ou l’enlever de la sélection'],
  ['Maj X', 'sélectionner jusqu’à cette demande'],
  ['Maj A', 'accepter toutes les demandes sélectionnées'],
  ['G', 'me l’attribuer, la demande ou toute la sélection'],
  ['Maj G', 'l’attribuer à un collègue, ou à personne'],
  ['Z', 'annuler la dernière décision, ou toutes celles de la sélection'],
  ['?', 'tous les raccourcis'],
] as const;

/** Under the list: its keys, and what each does. */
export const QUEUE_LINE = [
  [['↑', '↓'], 'parcourir'],
  [['Entrée'], 'ouvrir'],
  [['X'], 'cocher'],
  [['P', 'S'], 'précédente, suivante'],
] as const;
