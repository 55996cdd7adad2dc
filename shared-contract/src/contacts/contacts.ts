import { CONTACT_LABELS } from '../quoted';

export type { EmailConfirmation } from './answers';

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const EMAIL_MAX = 254;

/** Error of a contact mean's value, or null: an Email is written name@domain (S2 §5). */
export const contactValueProblem = (type: string, value: string): string | null => {
  const text = value.trim();
  return type === CONTACT_LABELS.meanEmail && !(EMAIL.test(text) && text.length <= EMAIL_MAX)
    ? 'Indiquez une adresse e-mail, comme nom@exemple.be.'
    : null;
};

/** Compares e-mail addresses without case and surrounding spaces. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The digits of a code, however it was typed: « 123 456 ». */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '');

/** True when one contact mean is an e-mail address: proclamation and re-enrolment need one (S1 §5, S2 §5). */
export const hasEmailMean = (means: readonly { TypeMoyenContact: string }[]): boolean =>
  means.some((mean) => mean.TypeMoyenContact === CONTACT_LABELS.meanEmail);
