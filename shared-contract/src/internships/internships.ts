import type { Internship } from './answers';

export type { Internship } from './answers';

/** The form is read-only once the student encoded it (S1 §4); files are then added one by one. */
export const isInternshipLocked = (internship: { StageEncodageEtudiant: boolean }): boolean =>
  internship.StageEncodageEtudiant;

/** Reason why a part was given back; undefined otherwise. */
export const refusalOf = (
  { StageRefus }: Pick<Internship, 'StageRefus'>,
  part: Internship['StageRefus'][number]['Quoi'],
): string | undefined => StageRefus.find(({ Quoi }) => Quoi === part)?.Motif;
