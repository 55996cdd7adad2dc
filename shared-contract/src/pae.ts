import { YEAR_CREDITS } from './limits';
import { fillText, PAE_TEXTS } from './texts';

export type { PaeLevel, PaeSaved, PaeUnit, UnitDetail, UnitSheet } from './pae-answers';
export { PAE_TEXTS };

interface CountedUnit {
  ECTS: number;
  Select: boolean;
  IsDecoche: boolean;
  CreditsValides: boolean;
  IsDispense: boolean;
}

/** Credits of a PAE: selected units, without the unticked, the validated and the exempted (CONTRACT §5.8). */
export const paeCredits = (units: readonly CountedUnit[]): number =>
  units
    .filter((unit) => unit.Select && !unit.IsDecoche && !unit.CreditsValides && !unit.IsDispense)
    .reduce((sum, unit) => sum + unit.ECTS, 0);

/** Above 60 credits a PAE is shown in red, with a risk for financeability (S2 §5). */
export const isAboveCeiling = (credits: number): boolean => credits > YEAR_CREDITS;

/** On submission, under 60 credits the confirmation carries one more line (S2 §5). */
export const isUnderYear = (credits: number): boolean => credits < YEAR_CREDITS;

/** The quoted warnings on the limits that the server sets; none when a limit is null (S2 §5). */
export const limitWarnings = (
  credits: number,
  limits: { ECTSMin: number | null; ECTSMax: number | null },
): string[] => {
  const warnings: string[] = [];
  if (limits.ECTSMin !== null && credits < limits.ECTSMin)
    warnings.push(fillText(PAE_TEXTS.belowMin, { min: limits.ECTSMin }));
  if (limits.ECTSMax !== null && credits > limits.ECTSMax)
    warnings.push(fillText(PAE_TEXTS.aboveMax, { max: limits.ECTSMax }));
  return warnings;
};
