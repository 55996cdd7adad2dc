import { REENROLMENT_LAST_STEP } from './limits';
import { LABELS } from './texts';

export { hasEmailMean } from './proclamation';
export type { PaeConstraints, Reenrolment } from './reinscription-answers';

/** Label of the third language that is chosen when none is (S1 §5, CONTRACT §5.7). */
export const DEFAULT_THIRD_LANGUAGE = 'Allemand';

/** True when one address is a legal domicile: step 1 needs it (S1 §5). */
export const hasLegalAddress = (addresses: readonly { TypeAdresse: string }[]): boolean =>
  addresses.some((address) => address.TypeAdresse === LABELS.addressLegal);

/** Where /evenement/reinscription leads (CONTRACT §5.7): the limit first, then no first access. */
export const reenrolmentEntry = (flags: {
  FirstAccesReinscription: boolean;
  LimitAccesReinscription: boolean;
}): 'refused' | 'pae' | 'wizard' => {
  if (flags.LimitAccesReinscription) return 'refused';
  return flags.FirstAccesReinscription ? 'wizard' : 'pae';
};

/** The steps to go through: 4 only when a third language is needed, 5 only with diplomas (S1 §4). */
export const reenrolmentSteps = (state: { NeedLangue3: boolean; DiplomeID: readonly unknown[] }): number[] =>
  Array.from({ length: REENROLMENT_LAST_STEP + 1 }, (_, step) => step).filter((step) => {
    if (step === 4) return state.NeedLangue3;
    return step !== 5 || state.DiplomeID.length > 0;
  });
