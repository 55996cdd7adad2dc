import { useBinding } from 'shared-auth/binding';
import { submitInclusiveFile } from 'shared-contract/inclusive/endpoints';
import { INCLUSIVE_FILE_TEXTS } from 'shared-contract/quoted';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';
import type { SendInclusive } from './use-save-inclusive';

/** Submits it, for good. */
export const useSubmitInclusive = (follow: SendInclusive) =>
  useBinding(submitInclusiveFile, {
    ...follow,
    success: texts.submitted,
    failure: INCLUSIVE_FILE_TEXTS.requestInProgress,
  });
