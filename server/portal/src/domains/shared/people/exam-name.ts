/** Display name of an exam: the unit, then the activity where it adds something. */
export const examTitle = ({ unite, activite }: { unite: string; activite: string }): string =>
  unite === activite ? unite : `${unite} – ${activite}`;

/** An exam in one line, title then code: « Microéconomie – Exercices (LECGE1212-E) ». */
export const examName = (exam: { code: string; unite: string; activite: string }): string =>
  `${examTitle(exam)} (${exam.code})`;
