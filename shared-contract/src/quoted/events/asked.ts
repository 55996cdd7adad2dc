/** What SAR, proclamation and re-enrolment ask for (S1 §5, S2 §5). */
export const EVENT_TEXTS = {
  chooseOneOption: 'Select one option!',
  emailMeanRequired: 'Veuillez renseigner au minimum un moyen de contact de type "Email".',
  oneChangeRequired: 'Veuillez effectuer au moins un changement.',
} as const;
