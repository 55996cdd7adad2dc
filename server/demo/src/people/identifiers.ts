const checkDigits = (base: bigint): string => String(base % 97n === 0n ? 97n : base % 97n).padStart(2, '0');

/**
 * A Belgian national number (11 digits): birthday `YYYY-MM-DD`, rank on that day (odd for a man, even for a
 * woman), and its key; who was born from 2000 on has a 2 before the nine digits when the key is computed.
 */
export const nationalNumber = (birthday: string, rank: number): string => {
  const base = `${birthday.slice(2, 4)}${birthday.slice(5, 7)}${birthday.slice(8, 10)}${String(rank).padStart(3, '0')}`;
  const keyed = BigInt(birthday >= '2000' ? `2${base}` : base);
  return `${base}${String(97n - (keyed % 97n)).padStart(2, '0')}`;
};

/** A Belgian IBAN without spaces: 3 digits of the bank, 7 of the account, both keys (ISO 13616, mod 97). */
export const belgianIban = (bank: string, account: number): string => {
  const base = `${bank}${String(account).padStart(7, '0')}`;
  const bban = `${base}${checkDigits(BigInt(base))}`;
  const key = 98n - (BigInt(`${bban}111400`) % 97n);
  return `BE${String(key).padStart(2, '0')}${bban}`;
};
