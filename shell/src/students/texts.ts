/** Texts of the student chooser. */
export const CHOOSER = {
  lead: 'Vous verrez le portail comme cet étudiant le voit, en lecture seule.',
  label: 'Matricule de l’étudiant',
  reason: 'Motif de la consultation',
  reasonHint: 'L’étudiant le lira dans «\u00a0Qui a consulté mon dossier\u00a0».',
  proposed: 'Motifs proposés',
  submit: 'Consulter ce dossier',
  busy: 'Ouverture en cours…',
  cancel: 'Annuler',
  unknown: 'Aucun étudiant ne porte ce matricule.',
} as const;

/** Texts of « see as a student ». */
export const SEE_AS = {
  title: 'Voir le portail comme un étudiant',
  text: 'En lecture seule, avec le motif que vous donnez\u00a0: l’étudiant peut lire qui a consulté son dossier, et pourquoi.',
} as const;

/** On a phone, in the bar of the viewed student. */
export const QUIT = 'Quitter';

/** Texts naming the viewed student. */
export const viewing = (name: string, matricule: string) => ({
  before: 'Vous consultez le dossier de ',
  who: `${name}, ${matricule}`,
  after: ', en lecture seule.',
});
