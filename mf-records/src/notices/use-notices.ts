import { useApi } from 'shared-auth';
import type { Notice, NoticeAttachment } from 'shared-contract/notices/notices';

const NOTICES = '/extranet/student/Dashboard01';

/** The notices of the school and of the student's section. */
export const useNotices = () => useApi<Notice[]>(NOTICES);

/** Attachments of one notice. */
export const useAttachments = (annonceId: number) => useApi<NoticeAttachment[]>(`${NOTICES}/${annonceId}`);
