/** The page « Versions à l’essai » and its bar, for administrators. */
export const TESTERS = {
  lead: 'Essayez une version publiée avant tout le monde\u00a0: dans ce navigateur, pour votre compte, pendant huit heures au plus.',
  error: 'Les versions publiées n’ont pas pu être chargées',
  production: 'en production',
  tried: 'à l’essai',
  unfit: 'pour un autre portail',
  none: 'Aucune version publiée.',
  try: 'Essayer',
  leave: 'Revenir à la version de production',
  region: 'Version à l’essai',
  trying: 'À l’essai\u00a0: ',
  one: (label: string, version: string) => `${label} ${version}`,
  success: 'Version choisie. La page se recharge.',
  failure: 'La version n’a pas pu être changée.',
} as const;
