import type { ToldFault } from './faults';

/** French: what to do, and the further lines that have the same fault. */
export const howWords = ({ how, others: { count, lines } }: ToldFault): string => {
  if (count === 0) return how;
  const more = count > lines.length ? '…' : '';
  const places = lines.length === 0 ? '' : `\u00a0: ${lines.join(', ')}${more}`;
  return `${how} (${count.toLocaleString('fr-BE')} ${count === 1 ? 'autre ligne' : 'autres lignes'} de même${places})`;
};

/** French: why it is refused, and where the line is for who opens the file as a text. */
export const whyWords = ({ why, line, textLine }: ToldFault): string => {
  if (textLine === undefined) return why;
  return textLine === line
    ? `${why} (ligne comptée dans un éditeur de texte)`
    : `${why} (ligne ${textLine} dans un éditeur de texte)`;
};
