/** French as it is written in Belgium. */
export const LOCALE = 'fr-BE';
