import { useWrite } from 'shared-auth/write';
import { saveInclusiveFile } from 'shared-contract/inclusive/endpoints';
import type { InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import { INCLUSIVE_FILE_TEXTS } from 'shared-contract/quoted';

export interface SendInclusive {
  /** Gets the file as it is stored now. */
  onSaved: (file: InclusiveRequest) => Promise<void>;
  onRefused?: () => Promise<void>;
}

/** Opens or saves the file (S2 §8). */
export const useSaveInclusive = (follow: SendInclusive) =>
  useWrite(saveInclusiveFile, { ...follow, failure: INCLUSIVE_FILE_TEXTS.requestInProgress });
