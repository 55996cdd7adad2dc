/** What is said of the answers that the wizard asks for: its forms, the summary before the end, and the end. */
export const ANSWERS_TEXTS = {
  grant: {
    title: 'Demande de bourse',
    lead: 'Une bourse d’études (allocation) ouvre droit à un minerval réduit.',
    ask: 'Demandez-vous une bourse pour la prochaine année\u202f?',
    number: 'Numéro de bourse',
    numberHint: 'Il figure sur la lettre du service des allocations d’études.',
    file: 'Attestation',
    fileHint: 'PDF, PNG ou JPEG, 10\u00a0Mo au plus. Vous pouvez aussi l’ajouter plus tard.',
    choose: 'Choisir un fichier',
    load: 'Charger – Attestation de bourse',
    attached: (name: string) => `Fichier joint\u00a0: ${name}`,
    received: 'votre attestation',
    detach: 'Retirer le fichier',
  },
  language: {
    title: 'Troisième langue',
    lead: 'Votre programme comporte un cours de troisième langue.',
    ask: 'Quelle langue choisissez-vous\u202f?',
  },
  master: {
    title: 'Choix du master',
    lead: 'Vous terminez votre bachelier\u00a0: des unités du master entreront dans votre programme.',
    ask: 'Quel master choisissez-vous\u202f?',
    withoutProgramme: 'Pour ce master, le secrétariat vous inscrit lui-même.',
    endsHere:
      'Les unités de ce master ne sont pas sur le portail. Votre réinscription s’achèvera ici\u00a0: le secrétariat vous inscrira lui-même, et vous n’aurez pas de programme à composer.',
  },
  recap: {
    title: 'En résumé',
    lead: 'Après cette étape, ces réponses ne se modifient plus ici.',
    addresses: 'Adresses',
    contacts: 'Contacts',
    grant: 'Bourse',
    language: 'Troisième langue',
    master: 'Master',
    noGrant: 'Aucune demande',
    withGrant: (number: string | null) => (number ? `Demandée, n°\u00a0${number}` : 'Demandée'),
    unanswered: 'Sans réponse',
  },
  confirm: {
    title: 'Terminer la réinscription\u202f?',
    final: 'Une fois confirmées, ces réponses ne se modifient plus dans l’assistant.',
  },
} as const;
