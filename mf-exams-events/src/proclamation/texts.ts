/** Sentences of /evenement/proclamation that the specifications do not quote. */
export const PROCLAMATION_TEXTS = {
  title: 'Proclamation',
  lead: 'Annoncez votre présence à la cérémonie et le nombre de vos invités.',
  congratulations: 'Toutes nos félicitations',
  errorTitle: 'La cérémonie n’a pas pu être chargée',
  meansTitle: 'Mes moyens de contact',
  meansCaption: 'Moyens de contact par lesquels l’école vous joint',
  meansErrorTitle: 'Vos moyens de contact n’ont pas pu être chargés',
  type: 'Type',
  value: 'Coordonnée',
  meansEmpty: 'Aucun moyen de contact n’est enregistré.',
  howToAdd: 'L’invitation part par mail. Votre gestionnaire ajoute une adresse à votre dossier\u00a0:',
  howToAddNobody: 'L’invitation part par mail. Votre gestionnaire ajoute une adresse à votre dossier.',
  guestsTitle: 'Mes invités',
  guests: "Nombre d'invités",
  guestsHint: 'Deux personnes au plus vous accompagnent.',
  chooseInFrench: 'Choisissez 0, 1 ou 2 invités.',
  bar: 'Annonce de ma présence',
  summary: (guests: number) =>
    guests === 0
      ? 'Vous viendrez sans invité.'
      : `Vous viendrez avec ${guests}\u00a0${guests === 1 ? 'invité' : 'invités'}.`,
  binding: 'Une fois sauvegardée, votre réponse ne se modifie plus ici.',
  doneTitle: 'Votre présence est enregistrée',
  done: (numero: string) => `Votre reçu ${numero} est dans « Mes reçus ».`,
} as const;
