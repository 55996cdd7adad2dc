/** The verification of a printed document. */
export const ATTESTATIONS = {
  lead: 'Le code imprimé sur un document de l’école dit s’il vient bien d’elle, et rien de plus.',
  known: 'Ce document vient de l’école.',
  compare: 'Comparez ce qui suit avec le document que vous avez sous les yeux.',
  code: 'Code',
  date: 'Date du document',
  holder: 'Initiales',
  unknown: 'Aucun document ne porte ce code.',
  unknownAdvice:
    'Relisez le code imprimé au bas du document, puis ouvrez à nouveau l’adresse qui l’accompagne.',
  error: 'La vérification n’a pas abouti.',
};
