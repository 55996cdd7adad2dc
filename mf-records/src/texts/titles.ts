// Titles of screens that others lead to, without the rest of their sentences.
export const CONSULTATIONS_TITLE = 'Qui a consulté mon dossier';
export const OWN_DATA_TITLE = 'Copie de mes données et appareils';
