/** Every sentence of the domain that the specifications do not quote. */
export const TEXTS = {
  home: {
    // The screen's heading: `title` in portal.json is the same.
    title: {{labelJson}},
    // To change: what a student finds here, in one sentence. The rest goes with the example.
    lead: 'Ce service vient d’être créé.',
    emptyTitle: 'Rien à afficher pour l’instant',
    empty: 'Revenez bientôt.',
    show: 'Montrer un exemple',
    hide: 'Cacher l’exemple',
    example: 'Voici ce que ce service montrera.',
  },
} as const;
