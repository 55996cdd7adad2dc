import { CONTACT_LABELS } from '../quoted/contact-labels';

export { MAX_GUESTS } from '../base/limits';
export type { Proclamation, ProclamationSaved } from './answers';

/** True when one contact mean is an e-mail address: proclamation and re-enrolment need one (S1 §5, S2 §5). */
export const hasEmailMean = (means: readonly { TypeMoyenContact: string }[]): boolean =>
  means.some((mean) => mean.TypeMoyenContact === CONTACT_LABELS.meanEmail);
