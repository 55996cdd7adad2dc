import { useRef } from 'react';
import { refreshEndpoints, SAVE_TEXTS } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { EVENT_TEXTS } from 'shared-contract/base/texts';
import {
  addAttachment,
  attachments,
  removeAttachment,
  saveInclusiveFile,
} from 'shared-contract/inclusive/endpoints';
import type { InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import { INCLUSIVE_TEXTS as texts } from './texts';

interface SendInclusive {
  /** Gets the file as it is stored now. */
  onSaved: (file: InclusiveRequest) => Promise<void>;
  onRefused?: () => Promise<void>;
}

/** Opens, saves or submits the file (S2 §8). */
export const useSendInclusive = (follow: SendInclusive) =>
  useWrite(saveInclusiveFile, {
    ...follow,
    success: ({ DemandeDecretInclusifDateDerniereSoumission: submittedAt }) => ({
      tone: 'success',
      title: submittedAt === null ? SAVE_TEXTS.success : texts.submitted,
    }),
    failure: EVENT_TEXTS.requestInProgress,
  });

// A refusal tells that the list is not what the page shows.
const listAgain = { refreshes: [attachments], onRefused: () => refreshEndpoints([attachments]) };

/** Attaches and removes PDFs, one after the other: none is lost because another is still under way. */
export const useAttachmentWrites = (DemandeDecretInclusifID: number) => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { run: add } = useWrite(addAttachment, {
    ...listAgain,
    success: EVENT_TEXTS.attachmentAdded,
    failure: EVENT_TEXTS.attachmentFailed,
  });
  const { run: remove } = useWrite(removeAttachment, { ...listAgain, success: texts.removed });
  const inTurn = (work: () => Promise<unknown>): void => {
    last.current = last.current.then(work);
  };
  return {
    attach: (DocumentID: number) => inTurn(() => add({ DocumentID, DemandeDecretInclusifID })),
    remove: (DocumentID: number) => inTurn(() => remove(undefined, { DocumentID })),
  };
};
