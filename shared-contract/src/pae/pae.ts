import { YEAR_CREDITS } from '../base/limits';
import { PAE_TEXTS } from '../quoted';
import type { PaeWarning } from './warnings';

export type { PaeConstraints } from '../reinscription/answers';
export type { PaeLevel, PaeSaved, PaeUnit, UnitDetail, UnitSheet } from './answers';

/** A quoted text with its `{name}` placeholders filled in; an unknown placeholder stays as it is. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export { PAE_TEXTS };

/** Above 60 credits a PAE is shown in red, with a risk for financeability (S2 §5). */
export const isAboveCeiling = (credits: number): boolean => credits > YEAR_CREDITS;

/** On submission, under the credits of a year, 60 or the programme's, the confirmation carries one more line (S2 §5). */
export const isUnderYear = (credits: number, year: number = YEAR_CREDITS): boolean => credits < year;

/** The quoted text of a warning (S2 §5); null for those that the specification only describes. */
export const quotedWarning = (warning: PaeWarning): string | null => {
  if (warning.kind === 'below-min') return fillText(PAE_TEXTS.belowMin, { min: warning.limit });
  return warning.kind === 'above-max' ? fillText(PAE_TEXTS.aboveMax, { max: warning.limit }) : null;
};
