/** Sentences at the head of a printed page. */
export const PRINT_TEXTS = {
  whose: (name: string, number: string | null) => (number === null ? name : `${name}, matricule ${number}`),
  printedAt: (instant: string) =>
    `Imprimé depuis le portail étudiant le ${instant}. Ce document n’a pas valeur officielle.`,
};
