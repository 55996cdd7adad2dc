import { isUsualPhone, type Question, toQuestion } from '../base/plausibility';
import { CONTACT_LABELS } from '../quoted';

/** A domain that mails reach from everywhere: words with dots between. */
const DOMAIN = /@[^\s@.]+(\.[^\s@.]+)+$/;

const PHONES: readonly string[] = [
  CONTACT_LABELS.meanPhone,
  CONTACT_LABELS.meanMobile,
  CONTACT_LABELS.meanFax,
];

/** Questions about an improbable contact mean. */
export const contactQuestions = (type: string, value: string): Question[] => {
  const text = value.trim();
  if (type === CONTACT_LABELS.meanEmail && !DOMAIN.test(text)) {
    return [toQuestion('email', `L’adresse e-mail est «\u00a0${text}\u00a0»`)];
  }
  if (PHONES.includes(type) && !isUsualPhone(text)) {
    return [toQuestion('telephone', `Le numéro est «\u00a0${text}\u00a0»`)];
  }
  return [];
};
