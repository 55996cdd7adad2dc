import { useCallback, useRef } from 'react';
import { type ApiQuery, send, useApi, useSession } from 'shared-auth';
import type { Notice } from 'shared-contract/notices/answers';
import { noticeAttachments, notices, readNotice } from 'shared-contract/notices/endpoints';

/** The notices of the school and of the student's section. */
export const useNotices = () => useApi(notices);

/** Attachments of one notice. */
export const useAttachments = (AnnonceID: number) => useApi(noticeAttachments, { AnnonceID });

/** Called with each opened notice; idempotent. */
export type MarkRead = (notice: Notice) => void;

/**
 * Marks a notice as read: optimistic update, silent request. If it fails the notice is unread again at the next
 * visit.
 */
export const useMarkRead = ({ mutate }: Pick<ApiQuery<Notice[]>, 'mutate'>): MarkRead => {
  const { isViewing } = useSession();
  // Told once a visit, however often the row is drawn before the answer.
  const told = useRef(new Set<number>());
  return useCallback(
    ({ AnnonceID, Lu }) => {
      if (Lu || isViewing || told.current.has(AnnonceID)) return;
      told.current.add(AnnonceID);
      const marked = (list: Notice[] = []) =>
        list.map((one) => (one.AnnonceID === AnnonceID ? { ...one, Lu: true } : one));
      void mutate(marked, { revalidate: false });
      send(readNotice, undefined, { params: { AnnonceID } }).catch(() => {});
    },
    [isViewing, mutate],
  );
};
