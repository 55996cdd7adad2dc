import { get } from '../base/endpoint';
import type { Notice, NoticeAttachment } from './answers';

/** The notices of the school and of the student's section, newest first. */
export const notices = get('/extranet/student/Dashboard01').answers<Notice[]>();

/** Attachments of one notice. */
export const noticeAttachments = get('/extranet/student/Dashboard01/{AnnonceID}').answers<
  NoticeAttachment[]
>();
