/** The verification of a printed document. */
export const ATTESTATIONS = {
  lead: 'Le code imprimé sur un document ou un reçu de l’école dit s’il vient bien d’elle, et rien de plus.',
  known: 'Ce document vient de l’école.',
  knownReceipt: 'Ce reçu vient de l’école.',
  compare: 'Comparez ce qui suit avec le document que vous avez sous les yeux.',
  code: 'Code',
  date: 'Date du document',
  holder: 'Initiales',
  person: 'Personne',
  done: 'Fait le',
  number: 'Reçu',
  service: 'Service',
  unknown: 'Aucun document ne porte ce code.',
  unknownReceipt: 'Aucun reçu ne porte ce numéro et ce code.',
  unknownAdvice:
    'Relisez le code imprimé au bas du document, puis ouvrez à nouveau l’adresse qui l’accompagne.',
  error: 'La vérification n’a pas abouti.',
} as const;
