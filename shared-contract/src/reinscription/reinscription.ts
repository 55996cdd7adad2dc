import { REENROLMENT_LAST_STEP } from '../base/limits';
import { contactValueProblem, hasEmailMean } from '../contacts/contacts';
import { LEGAL_USAGE } from '../contacts/usages';
import { EVENT_TEXTS, PAE_TEXTS } from '../quoted';

export type { AddressForm, ContactMeanForm, PaeConstraints, Reenrolment } from './answers';
export { contactValueProblem, hasEmailMean };

/** ISO 639 code of German, the third language that is chosen when none is (S1 §5, CONTRACT §5.7). */
export const DEFAULT_THIRD_LANGUAGE = 'de';

/** True when one address is a legal domicile: step 1 needs it (S1 §5). */
export const hasLegalAddress = (addresses: readonly { Usage: string | null }[]): boolean =>
  addresses.some((address) => address.Usage === LEGAL_USAGE);

/** Entry page of /evenement/reinscription (CONTRACT §5.7): the limit first, then no first access. */
export const reenrolmentEntry = (flags: {
  FirstAccesReinscription: boolean;
  LimitAccesReinscription: boolean;
}): 'refused' | 'pae' | 'wizard' => {
  if (flags.LimitAccesReinscription) return 'refused';
  return flags.FirstAccesReinscription ? 'wizard' : 'pae';
};

/** Why the steps after contacts stay closed, in the quoted words of S1 §5 and S2 §5; null when nothing is missing. */
export const missingForGrant = (
  addresses: readonly { Usage: string | null }[],
  means: readonly { Usage: string | null }[],
): { step: 1 | 2; message: string } | null => {
  if (!hasLegalAddress(addresses)) return { step: 1, message: PAE_TEXTS.legalAddressRequired };
  return hasEmailMean(means) ? null : { step: 2, message: EVENT_TEXTS.emailMeanRequired };
};

/** The steps to go through: 4 only when a third language is needed, 5 only with diplomas (S1 §4). */
export const reenrolmentSteps = (state: { NeedLangue3: boolean; DiplomeID: readonly unknown[] }): number[] =>
  Array.from({ length: REENROLMENT_LAST_STEP + 1 }, (_, step) => step).filter((step) => {
    if (step === 4) return state.NeedLangue3;
    return step !== 5 || state.DiplomeID.length > 0;
  });

/** The step after another one, null when it is the last. */
export const nextReenrolmentStep = (steps: readonly number[], step: number): number | null =>
  steps.find((one) => one > step) ?? null;
