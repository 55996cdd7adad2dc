/** Sentences of /memoire that the specifications do not quote. */
export const THESIS_PAGE_TEXTS = {
  title: 'Mon mémoire',
  leadNew: 'Commencez par les données provisoires\u00a0: elles ouvrent la suite du parcours.',
  leadTitled: 'Du premier titre à la remise, votre mémoire étape par étape.',
  provisional: 'Données provisoires',
  provisionalHint:
    'Une fois enregistrées, la direction, la langue et la session ne changent plus\u202f; le titre change seulement si l’école le permet.',
  titleLabel: 'Titre provisoire',
  supervisor: 'Promoteur ou promotrice',
  writingLanguage: 'Langue de rédaction',
  firstSession: 'Première session de défense',
  firstSessionHint: 'La session de septembre ne peut pas être une première défense.',
  save: 'Enregistrer',
  confirmTitle: 'Enregistrer ces données\u202f?',
  final:
    'Une fois confirmées, ces données ne changent plus ici\u00a0: elles ouvrent la suite de votre parcours.',
  empty: 'Pas encore encodé',
  newTitle: 'Nouveau titre',
  newTitleSection: 'Modifier le titre',
  newTitleHint: 'Le titre provisoire reste affiché\u00a0; le nouveau le remplace pour la suite.',
  saveTitle: 'Enregistrer le nouveau titre',
  closed: 'Votre mémoire ne se modifie pas pour le moment',
} as const;

/** Sentences of the receipts of a thesis. */
export const RECEIPTS_TEXTS = {
  title: 'Vos reçus',
  /** `Domaine` of the receipts of a thesis. */
  domain: 'Mémoire',
} as const;
