/** Texts of the session-expired dialog. */
export const EXPIRED = {
  title: 'Votre session a expiré',
  text: 'Cette page reste comme elle est\u00a0: rien de ce que vous avez saisi n’est perdu. Reconnectez-vous dans une autre fenêtre, puis continuez ici.',
  signIn: 'Se reconnecter',
} as const;

/** Texts of the warning before a session ends. */
export const ENDING = {
  title: (minutes: number) =>
    `Votre session se termine dans ${minutes > 1 ? `${minutes}\u00a0minutes` : 'moins d’une minute'}`,
  idle: 'Vous n’avez rien fait depuis un moment\u00a0: le portail va vous déconnecter. Ce que vous avez écrit reste dans cette page.',
  stay: 'Rester connecté',
  kept: 'Votre session continue.',
  failed: 'Le portail ne répond pas. Vérifiez votre connexion, puis réessayez.',
  last: 'Elle ne peut pas durer plus longtemps\u00a0: il faut vous reconnecter, maintenant ou plus tard. La connexion s’ouvre dans une autre fenêtre, et ce que vous avez écrit reste dans celle-ci.',
  signIn: 'Se reconnecter',
} as const;

/** Texts of the stale-view dialog. */
export const STALE = {
  title: 'Cette page montre un autre dossier',
  text: 'Le dossier consulté a changé dans une autre fenêtre. Rechargez la page pour continuer avec le bon dossier.',
} as const;

/** Texts of a page whose owner is not the person who is signed in by now. */
export const OTHER_PERSON = {
  title: 'Une autre personne est connectée',
  text: (owner: string, signedIn: string) =>
    `Cette page est celle de ${owner}. La session ouverte sur ce navigateur est maintenant celle de ${signedIn}\u00a0: rien n’est enregistré depuis cette page. Ce qui y est écrit reste\u00a0: pour continuer ici, ${owner} peut se reconnecter dans une autre fenêtre.`,
} as const;

/** Texts of the end of re-authentication. */
export const SIGNED_IN_AGAIN = 'Vous pouvez fermer cette fenêtre et reprendre là où vous en étiez.';
