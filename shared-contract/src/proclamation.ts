import { LABELS } from './texts';

export { MAX_GUESTS } from './limits';
export type { Proclamation, ProclamationSaved } from './proclamation-answers';

/** True when one contact mean is an e-mail address: proclamation and re-enrolment need one (S1 §5, S2 §5). */
export const hasEmailMean = (means: readonly { TypeMoyenContact: string }[]): boolean =>
  means.some((mean) => mean.TypeMoyenContact === LABELS.meanEmail);
