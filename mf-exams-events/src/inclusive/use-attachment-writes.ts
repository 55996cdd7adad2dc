import { useRef } from 'react';
import { refreshEndpoints } from 'shared-auth';
import { takeBack } from 'shared-auth/upload';
import { useWrite } from 'shared-auth/write';
import { addAttachment, attachments, removeAttachment } from 'shared-contract/inclusive/endpoints';
import { INCLUSIVE_FILE_TEXTS } from 'shared-contract/quoted';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';

// A refusal tells that the list is not what the page shows.
const listAgain = { refreshes: [attachments], onRefused: () => refreshEndpoints([attachments]) };

/** Adds and removes PDFs, serialized so that concurrent changes don't overwrite each other. */
export const useAttachmentWrites = (DemandeDecretInclusifID: number) => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { run: add } = useWrite(addAttachment, {
    ...listAgain,
    success: INCLUSIVE_FILE_TEXTS.attachmentAdded,
    failure: INCLUSIVE_FILE_TEXTS.attachmentFailed,
  });
  const { run: remove } = useWrite(removeAttachment, { ...listAgain, success: texts.removed });
  const inTurn = (work: () => Promise<unknown>): void => {
    last.current = last.current.then(work);
  };
  return {
    attach: (DocumentID: number) =>
      inTurn(async () => {
        const { kind } = await add({ DocumentID, DemandeDecretInclusifID });
        if (kind === 'refused') takeBack(DocumentID);
      }),
    remove: (DocumentID: number) => inTurn(() => remove(undefined, { DocumentID })),
  };
};
