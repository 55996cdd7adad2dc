/** What is said of what does not open. */
export const REFUSAL_TEXTS = {
  /** S1 §5; every form that needs parameters (CONTRACT §2). */
  parameters: 'Le chargement des paramètres a échoué !',
  /** S1 §8; in English, with a French sentence beside (CONTRACT §5.17). */
  notStudent: 'This user is not a Student.',
} as const;
