import type { SignatureUnit } from './answers';

export type { PaiRow, SignaturePae, SignaturePai, SignatureUnit, Signed } from './answers';

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

/** One unit of a list against another: what the student read beside what the school holds now. */
export interface UnitChange {
  code: string;
  label: string;
  /** Credits before and now; null where the unit was not, or is no longer, in the list. */
  before: number | null;
  now: number | null;
  /** It moved between the programme and the other diploma. */
  isMoved: boolean;
}

/** What differs between two lists to sign, by code; nothing when they say the same. */
export const listChanges = (
  before: readonly SignatureUnit[],
  now: readonly SignatureUnit[],
): UnitChange[] => {
  const codes = [...before, ...now].map((unit) => unit.ConstitutionProgrammeUECode);
  const find = (list: readonly SignatureUnit[], code: string) =>
    list.find((unit) => unit.ConstitutionProgrammeUECode === code);
  return [...new Set(codes)].sort().flatMap((code) => {
    const old = find(before, code);
    const fresh = find(now, code);
    const isMoved = old !== undefined && fresh !== undefined && old.IsTransfert !== fresh.IsTransfert;
    const change = {
      code,
      label: (fresh ?? old)?.ConstitutionProgrammeUELibelle ?? '',
      before: old?.ConstitutionProgrammeUEECTS ?? null,
      now: fresh?.ConstitutionProgrammeUEECTS ?? null,
      isMoved,
    };
    return change.before === change.now && !isMoved ? [] : [change];
  });
};
