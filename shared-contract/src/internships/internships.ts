export type { Internship } from './answers';

/** The form is read-only once the student encoded it (S1 §4); files are then added one by one. */
export const isInternshipLocked = (internship: { StageEncodageEtudiant: boolean }): boolean =>
  internship.StageEncodageEtudiant;
