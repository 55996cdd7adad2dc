import { isUsualPhone, type Question, toQuestion } from '../base/plausibility';
import { EMAIL_USAGE, type MeanUsage } from './usages';

/** A domain that mails reach from everywhere: words with dots between. */
const DOMAIN = /@[^\s@.]+(\.[^\s@.]+)+$/;

const PHONES: readonly MeanUsage[] = ['telephone', 'gsm', 'fax'];

/** Questions about an improbable contact mean. */
export const contactQuestions = (usage: string | null, value: string): Question[] => {
  const text = value.trim();
  if (usage === EMAIL_USAGE && !DOMAIN.test(text)) {
    return [toQuestion('email', `L’adresse e-mail est «\u00a0${text}\u00a0»`)];
  }
  if (PHONES.some((one) => one === usage) && !isUsualPhone(text)) {
    return [toQuestion('telephone', `Le numéro est «\u00a0${text}\u00a0»`)];
  }
  return [];
};
