import { nearest } from 'server-exchange/package/format/nearest';

/** French: the first option that a command does not know, and the one that was meant; null where it knows them all. */
export const unknownOption = (args: readonly string[], known: readonly string[]): string | null => {
  const typed = args
    .filter((arg) => /^--?[^\d]/.test(arg))
    .map((arg) => arg.replace(/=.*$/s, ''))
    .find((name) => !known.includes(name));
  if (typed === undefined) return null;
  const near = nearest(typed, known);
  const meant = near === null ? '.' : `\u00a0: écrivez ${near}.`;
  return `«\u00a0${typed}\u00a0» n’est pas une option de cette commande${meant}`;
};
