/** Texts of the session-expired dialog. */
export const EXPIRED = {
  title: 'Votre session a expiré',
  text: 'Cette page reste comme elle est\u00a0: rien de ce que vous avez saisi n’est perdu. Reconnectez-vous dans une autre fenêtre, puis continuez ici.',
  signIn: 'Se reconnecter',
} as const;

/** Texts of the stale-view dialog. */
export const STALE = {
  title: 'Cette page montre un autre dossier',
  text: 'Le dossier consulté a changé dans une autre fenêtre. Rechargez la page pour continuer avec le bon dossier.',
} as const;

/** Texts of the end of re-authentication. */
export const SIGNED_IN_AGAIN = 'Vous pouvez fermer cette fenêtre et reprendre là où vous en étiez.';
