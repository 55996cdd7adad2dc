/** Thesis and internships (S1 §5 and §8, S2 §2 and §8). */
export const THESIS_TEXTS = {
  completeConsents: 'Complétez le formulaire ci-dessous pour pouvoir continuer plus loin..',
  thesisSaved: 'Mémoire sauvegardé !',
  internshipSaved: 'Stage sauvegardé !',
  consentsSaved: 'Consentements sauvegardés !',
  idmSaved: 'IDM sauvegardé !',
  thesisSection: 'Informations mémoire',
  mentorSection: 'Maître de stage',
} as const;
