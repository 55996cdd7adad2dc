import { get, post, put } from '../base/endpoint';
import type { DeskNotice, DeskNotices, Notice, NoticeAttachment, NoticeReaders } from './answers';
import type { NoticeWithdrawal, NoticeWrite } from './schemas';

/** The notices of the school and of the student's section, newest first. */
export const notices = get('/extranet/student/Dashboard01').answers<Notice[]>();

/** Attachments of one notice; pure, since the home reads notices alone and should not carry it. */
export const noticeAttachments = /* @__PURE__ */ get('/extranet/student/Dashboard01/{AnnonceID}').answers<
  NoticeAttachment[]
>();

/** Marks a notice as read, on all devices of the student. */
export const readNotice = /* @__PURE__ */ post('/extranet/student/Dashboard01/{AnnonceID}/Lu');

/** Notices of one's sections and of the whole school, those to come and those withdrawn included. */
export const deskNotices = /* @__PURE__ */ get('/extranet/gestion/valves').answers<DeskNotices>();

/** Number of students a notice would reach; without sections the whole school. */
export const noticeReaders = /* @__PURE__ */ get(
  '/extranet/gestion/valves/lecteurs{?sections,blocs}',
).answers<NoticeReaders>();

/** One notice as it was written, and its history. */
export const deskNotice = /* @__PURE__ */ get('/extranet/gestion/valves/{AnnonceID}').answers<DeskNotice>();

/** A file of it. */
export const deskNoticeFile = /* @__PURE__ */ get('/extranet/gestion/valves/{AnnonceID}/pieces/{DocumentID}');

/** Writes a notice; students read it from its publication on. */
export const writeNotice = /* @__PURE__ */ post('/extranet/gestion/valves')
  .takes<NoticeWrite>()
  .answers<DeskNotice>();

/** Writes it anew. */
export const rewriteNotice = /* @__PURE__ */ put('/extranet/gestion/valves/{AnnonceID}')
  .takes<NoticeWrite>()
  .answers<DeskNotice>();

/** Takes it off the board at once. */
export const withdrawNotice = /* @__PURE__ */ post('/extranet/gestion/valves/{AnnonceID}/retrait')
  .takes<NoticeWithdrawal>()
  .answers<DeskNotice>();
