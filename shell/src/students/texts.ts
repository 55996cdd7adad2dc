/** Staff choose the student whose file they look at. */
export const CHOOSER = {
  label: 'Matricule de l’étudiant',
  reason: 'Motif de la consultation',
  reasonHint: 'L’étudiant le lira dans «\u00a0Qui a consulté mon dossier\u00a0».',
  proposed: 'Motifs proposés',
  submit: 'Consulter ce dossier',
  busy: 'Ouverture en cours…',
  cancel: 'Annuler',
  unknown: 'Aucun étudiant ne porte ce matricule.',
} as const;
