import { get, post, put } from '../base/endpoint';
import type { DeskNotice, DeskNotices, NoticeReaders } from './answers';
import type { NoticeWithdrawal, NoticeWrite } from './schemas';

/** Notices of one's sections and of the whole school, those to come and those withdrawn included. */
export const deskNotices = get('/extranet/gestion/valves').answers<DeskNotices>();

/** How many students a notice would reach; without sections the whole school. */
export const noticeReaders = get(
  '/extranet/gestion/valves/lecteurs{?sections,blocs}',
).answers<NoticeReaders>();

/** One notice as it was written, and its history. */
export const deskNotice = get('/extranet/gestion/valves/{AnnonceID}').answers<DeskNotice>();

/** A file of it. */
export const deskNoticeFile = get('/extranet/gestion/valves/{AnnonceID}/pieces/{DocumentID}');

/** Writes a notice; students read it from its publication on. */
export const writeNotice = post('/extranet/gestion/valves').takes<NoticeWrite>().answers<DeskNotice>();

/** Writes it anew. */
export const rewriteNotice = put('/extranet/gestion/valves/{AnnonceID}')
  .takes<NoticeWrite>()
  .answers<DeskNotice>();

/** Takes it off the board at once. */
export const withdrawNotice = post('/extranet/gestion/valves/{AnnonceID}/retrait')
  .takes<NoticeWithdrawal>()
  .answers<DeskNotice>();
