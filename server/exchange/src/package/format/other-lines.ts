import type { ToldFault } from './faults';

/** French: what to do, and the further lines that have the same fault. */
export const howWords = ({ how, others: { count, lines } }: ToldFault): string => {
  if (count === 0) return how;
  const more = count > lines.length ? '…' : '';
  const places = lines.length === 0 ? '' : `\u00a0: ${lines.join(', ')}${more}`;
  return `${how} (${count.toLocaleString('fr-BE')} ${count === 1 ? 'autre ligne' : 'autres lignes'} de même${places})`;
};
