import type { SearchField } from 'shared-contract/verifications/verifications';

/** Where to look when nobody chose: digits are a number, anything else is a name. */
export const guessField = (text: string): SearchField => (/^\s*\d/.test(text) ? 'matricule' : 'nom');
