export type { PaiRow, SignaturePae, SignaturePai, SignatureUnit, Signed } from './signature-answers';

interface SignedUnit {
  ConstitutionProgrammeUEECTS: number;
  IsTransfert: boolean;
}

/** The units to sign and, apart, those validated in another diploma (S2 §2). */
export const splitTransferred = <T extends SignedUnit>(
  items: readonly T[],
): { own: T[]; transferred: T[] } => ({
  own: items.filter((item) => !item.IsTransfert),
  transferred: items.filter((item) => item.IsTransfert),
});

/** Total ECTS of the units to sign, transferred ones excluded. */
export const signedCredits = (items: readonly SignedUnit[]): number =>
  splitTransferred(items).own.reduce((sum, item) => sum + item.ConstitutionProgrammeUEECTS, 0);
