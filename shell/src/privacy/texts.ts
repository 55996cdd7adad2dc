/** The privacy dialog (CONTRACT §5.5). */
export const PRIVACY = {
  title: 'Vos données et vous',
  text: 'Avant de continuer, prenez connaissance de la manière dont votre école traite vos données\u00a0: lesquelles, pourquoi, combien de temps, et vos droits.',
  link: 'Lire la politique de confidentialité',
  accept: "J'accepte",
  failure: 'Votre accord n’a pas pu être enregistré. Réessayez dans un instant.',
} as const;
