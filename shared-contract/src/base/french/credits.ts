import { plural } from './counts';
import { NBSP } from './spaces';

/** `4,5 crédits`. */
export const inCredits = (credits: number): string =>
  `${String(credits).replace('.', ',')}${NBSP}${plural(credits, 'crédit', 'crédits')}`;
