/** Every sentence of the domain that the specifications do not quote. */
export const TEXTS = {
  home: {
    title: {{labelJson}},
    lead: 'Ce service vient d’être créé.',
    emptyTitle: 'Rien à afficher pour l’instant',
    empty: 'Revenez bientôt.',
    show: 'Montrer un exemple',
    hide: 'Cacher l’exemple',
    example: 'Voici ce que ce service montrera.',
  },
} as const;
