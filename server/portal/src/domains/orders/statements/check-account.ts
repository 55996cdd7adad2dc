import { type StatementEntry, StatementError } from './statement';

const compact = (account: string): string => account.replace(/\s/g, '').toUpperCase();

/** An old CODA and some camt files name an account without the first four characters of its IBAN. */
const isSame = (account: string, iban: string): boolean => account === iban || account === iban.slice(4);

/** Refuses a file that tells of any other account than the school's; throws StatementError. */
export const checkAccount = (entries: readonly StatementEntry[], iban: string): void => {
  const other = entries.find(({ account }) => !isSame(compact(account), compact(iban)));
  if (!other) return;
  throw new StatementError(
    `Ce relevé est celui du compte ${other.account}, et l’école est payée sur le compte ${iban} (institution.json)\u00a0: rien n’a été repris.`,
  );
};
