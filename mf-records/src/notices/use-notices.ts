import { useCallback, useRef } from 'react';
import { type ApiQuery, send, useApi, useSession } from 'shared-auth';
import type { Notice } from 'shared-contract/notices/answers';
import { noticeAttachments, notices, readNotice } from 'shared-contract/notices/endpoints';

/** The notices of the school and of the student's section. */
export const useNotices = () => useApi(notices);

/** Attachments of one notice. */
export const useAttachments = (AnnonceID: number) => useApi(noticeAttachments, { AnnonceID });

/** Told of each notice that was opened; one that was read before changes nothing. */
export type MarkRead = (notice: Notice) => void;

/**
 * Says that a notice was opened: shown at once, told to the server without a word. One that it could not be told is
 * new again at the next visit.
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
