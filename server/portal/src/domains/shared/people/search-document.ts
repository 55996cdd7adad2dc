import { searchKey, searchWords } from 'shared-contract/base/search-text';

/** Weights of the search column: which part of a student a word belongs to. */
export const WEIGHTS = { nom: 'A', prenom: 'B', matricule: 'C' } as const;

/** Each word, and the name from that word on in one: « van den Berghe » is found as `denberghe` too. */
const lexemesOf = (name: string): string[] => {
  const words = searchWords(name);
  return [...new Set(words.flatMap((word, rank) => [word, words.slice(rank).join('')]))];
};

export interface SearchedPerson {
  nom: string;
  prenom: string;
  matricule: string;
}

/**
 * The search column of a student, as PostgreSQL writes a tsvector. The portal makes the words itself, so that
 * no dictionary, no collation and no extension of the server has a say (docs/decisions/verifications-and-audit.md).
 */
export const searchDocument = ({ nom, prenom, matricule }: SearchedPerson): string => {
  const weighted = [
    ...lexemesOf(nom).map((word) => [word, WEIGHTS.nom] as const),
    ...lexemesOf(prenom).map((word) => [word, WEIGHTS.prenom] as const),
    ...searchWords(matricule).map((word) => [word, WEIGHTS.matricule] as const),
  ];
  return weighted.map(([word, weight], rank) => `'${word}':${rank + 1}${weight}`).join(' ');
};

/** Search columns of a student: the key of each name, and the words of all. */
export const searchColumns = (person: SearchedPerson) => ({
  nomRecherche: searchKey(person.nom),
  prenomRecherche: searchKey(person.prenom),
  recherche: searchDocument(person),
});
