import { useApi } from 'shared-auth';
import { noticeAttachments, notices } from 'shared-contract/notices/endpoints';

/** The notices of the school and of the student's section. */
export const useNotices = () => useApi(notices);

/** Attachments of one notice. */
export const useAttachments = (AnnonceID: number) => useApi(noticeAttachments, { AnnonceID });
