import { route } from '../base/route';
import { NoticeAttachmentListAnswer, NoticeListAnswer } from './answers';
import * as endpoints from './endpoints';

const READ = { screen: 'Valves', right: 'Read' } as const;

/** The notice board (S2 §2), served under the home screen's identifier. */
export const noticeRoutes = {
  notices: route(endpoints.notices, { access: READ, answer: NoticeListAnswer }),
  noticeAttachments: route(endpoints.noticeAttachments, {
    access: READ,
    answer: NoticeAttachmentListAnswer,
  }),
  readNotice: route(endpoints.readNotice, {
    access: READ,
    audit: { none: 'lire un avis de ses propres valves n’est pas un acte' },
  }),
};
