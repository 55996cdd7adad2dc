import { LOCALE } from './locale';

const euros = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR' });

/** An amount given in cents: `12,50 €` (CONTRACT §5.10). */
export const formatCents = (cents: number): string => euros.format(cents / 100);
