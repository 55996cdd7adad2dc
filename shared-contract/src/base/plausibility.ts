import { PHONE_DIGITS } from './limits';

/** Something improbable, which whoever sends it is asked about before it binds. */
export interface Question {
  /** Names it in `Confirmations`: stable as long as what it is about does not change. */
  readonly code: string;
  /** French; ends in « est-ce exact ? », or in what else she is asked. */
  readonly text: string;
}

/** The questions that are still open; none where nobody was asked. */
export const openQuestions = (
  questions: readonly Question[],
  confirmed: readonly string[] | undefined,
): readonly Question[] =>
  confirmed === undefined ? [] : questions.filter(({ code }) => !confirmed.includes(code));

/** True for a usual number of digits. */
export const isUsualPhone = (phone: string): boolean => {
  const digits = phone.replace(/\D/g, '').length;
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
};

/** ISO 3166 code of the country in which the institution stands: a student lives there unless she says otherwise. */
export const HOME_COUNTRY = 'BE';

/** Four digits and nothing else, as in Belgium. */
const HOME_POSTCODE = /^\d{4}$/;

/** Asks about a postcode that is none of a country (ISO 3166), where that is Belgium; nothing is known of the others. */
export const postcodeQuestions = (postcode: string, country: string | null): Question[] =>
  country === HOME_COUNTRY && !HOME_POSTCODE.test(postcode.trim())
    ? [toQuestion('code-postal', `Le code postal, en Belgique, est «\u00a0${postcode.trim()}\u00a0»`)]
    : [];

/** « … : est-ce exact ? » */
export const toQuestion = (code: string, statement: string): Question => ({
  code,
  text: `${statement}\u00a0: est-ce exact\u202f?`,
});
