import { apiDelete, apiPost, useApi, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import { EVENT_TEXTS } from 'shared-contract/base/texts';
import type { InclusiveDocument, InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import type { InclusiveRequestWrite } from 'shared-contract/inclusive/schemas';
import { INCLUSIVE_TEXTS as texts } from './texts';

const PATH = '/extranet/student/DecretInclusif';
const ATTACHMENTS = `${PATH}01`;

/** The student's file; null when there is none. */
export const useInclusive = () => useApi<InclusiveRequest | null>(PATH);

/** PDF attachments of the file. */
export const useAttachments = () => useApi<InclusiveDocument[]>(ATTACHMENTS);

/** Opens, saves or submits the file; resolves to it, or to false when it was refused (S2 §8). */
export const useSendInclusive = () => {
  const save = useSave();
  const { keyOf, onRefusal } = useRequestKey();
  return (write: InclusiveRequestWrite): Promise<InclusiveRequest | false> =>
    save(() => apiPost<InclusiveRequest>(PATH, write, { idempotencyKey: keyOf(write) }), {
      failure: EVENT_TEXTS.requestInProgress,
      onError: onRefusal,
      ...(write.action === 'submit' ? { success: texts.submitted } : {}),
    });
};

/** Attaches and removes PDFs; `read` reads the list again. */
export const useAttachmentWrites = (read: () => Promise<unknown>) => {
  const save = useSave();
  const andRead = async (writing: Promise<unknown>): Promise<void> => {
    await writing;
    await read();
  };
  return {
    attach: (DocumentID: number, DemandeDecretInclusifID: number) =>
      andRead(
        save(() => apiPost(ATTACHMENTS, { DocumentID, DemandeDecretInclusifID }), {
          success: EVENT_TEXTS.attachmentAdded,
          failure: EVENT_TEXTS.attachmentFailed,
        }),
      ),
    remove: (DocumentID: number) =>
      andRead(save(() => apiDelete(`/delete/${DocumentID}/DecretInclusif01`), { success: texts.removed })),
  };
};
