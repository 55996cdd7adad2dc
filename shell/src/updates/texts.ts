/** What the shell says of new versions. */
export const UPDATES = {
  title: 'Nouvelle version disponible',
  shell: 'Le portail',
  text: (labels: string[]) =>
    `${labels.join(', ')}\u00a0: la page peut continuer ainsi. Rechargez-la quand vous le voulez pour en profiter.`,
  reload: 'Recharger',
  later: 'Plus tard',
} as const;
