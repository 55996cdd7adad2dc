import { EMAIL_USAGE } from './usages';

export type { EmailConfirmation } from './answers';

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const EMAIL_MAX = 254;

/** Error of the value of a contact mean of this role, or null: an e-mail address is written name@domain (S2 §5). */
export const contactValueProblem = (usage: string | null, value: string): string | null => {
  const text = value.trim();
  return usage === EMAIL_USAGE && !(EMAIL.test(text) && text.length <= EMAIL_MAX)
    ? 'Indiquez une adresse e-mail, comme nom@exemple.be.'
    : null;
};

/** Compares e-mail addresses without case and surrounding spaces. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The digits of a code, however it was typed: « 123 456 ». */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '');

/** True when one contact mean is an e-mail address: proclamation and re-enrolment need one (S1 §5, S2 §5). */
export const hasEmailMean = (means: readonly { Usage: string | null }[]): boolean =>
  means.some((mean) => mean.Usage === EMAIL_USAGE);
