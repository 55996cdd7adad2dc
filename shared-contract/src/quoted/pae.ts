/** Re-enrolment, PAE and its signature (S1 §5, S2 §2, §4, §5); `{min}` and `{max}` are placeholders. */
export const PAE_TEXTS = {
  legalAddressRequired: 'Veuillez renseigner au minimum une adresse de type "Domicile Légal".',
  submitted: 'Votre programme a bien été soumis à votre gestionnaire de dossier.',
  transferredCredits: 'Crédits validés dans un autre diplôme',
  signPae: 'Signer mon PAE en ligne',
  reportProblem: 'Je signale un problème à mon coordinateur',
  belowMin: 'Vous avez composé un PAE inférieur à {min} crédits.',
  aboveMax: 'La limite du nombre de crédit envisageable dans votre PAE est de maximum {max} crédits.',
} as const;
