import { get, post } from '../base/endpoint';
import type { Notice, NoticeAttachment } from './answers';

/** The notices of the school and of the student's section, newest first. */
export const notices = get('/extranet/student/Dashboard01').answers<Notice[]>();

/** Attachments of one notice; pure, since the home reads notices alone and should not carry it. */
export const noticeAttachments = /* @__PURE__ */ get('/extranet/student/Dashboard01/{AnnonceID}').answers<
  NoticeAttachment[]
>();

/** Says that the student has opened a notice: it is no longer new, on any of her devices. */
export const readNotice = /* @__PURE__ */ post('/extranet/student/Dashboard01/{AnnonceID}/Lu');
