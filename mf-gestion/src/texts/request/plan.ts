/** Sentences of a support plan to prepare. */
export const PLAN_TEXTS = {
  title: 'Plan à préparer',
  asked: (firstName: string) => `Aménagements que demande ${firstName}`,
  kept: 'Ce plan a déjà ses aménagements\u00a0: ils restent comme ils sont.',
  narrow: 'Le reste de son dossier n’est lu que par l’étudiant.',
} as const;
