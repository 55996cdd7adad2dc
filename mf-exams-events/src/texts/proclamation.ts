import { plural } from 'shared-contract/base/french';

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
  howToAdd:
    'L’invitation part par e-mail. Votre gestionnaire de dossier ajoute une adresse à votre dossier\u00a0:',
  howToAddNobody:
    'L’invitation part par e-mail. Votre gestionnaire de dossier ajoute une adresse à votre dossier.',
  guestsTitle: 'Mes invités',
  guests: "Nombre d'invités",
  guestsHint: 'Deux personnes au plus vous accompagnent.',
  chooseInFrench: 'Choisissez 0, 1 ou 2 invités.',
  bar: 'Annonce de ma présence',
  summary: (guests: number) =>
    guests === 0
      ? 'Vous viendrez sans invité.'
      : `Vous viendrez avec ${guests}\u00a0${plural(guests, 'invité', 'invités')}.`,
  noAnswer: 'Votre présence n’est pas annoncée.',
  changed:
    'Un empêchement, un changement\u202f? Prévenez votre gestionnaire de dossier\u00a0: la réponse ne se modifie plus ici.',
  confirmTitle: 'Annoncer votre présence\u202f?',
  ceremonyFact: 'Cérémonie',
  dateFact: 'Date',
  placeFact: 'Lieu',
  guestsFact: 'Invités',
  guestCount: (guests: number) => (guests === 0 ? 'Aucun' : String(guests)),
  binding: 'Une fois sauvegardée, votre réponse ne se modifie plus ici.',
  final: 'Une fois confirmée, votre réponse ne se modifie plus ici. Un reçu numéroté vous la rappelle.',
  done: (numero: string) =>
    `Votre présence est enregistrée. Votre reçu ${numero} est dans «\u00a0Mes reçus\u00a0».`,
} as const;
