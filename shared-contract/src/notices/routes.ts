import { Type } from '@sinclair/typebox';
import { route } from '../base/route';
import {
  DeskNoticeAnswer,
  DeskNoticesAnswer,
  NoticeAttachmentListAnswer,
  NoticeListAnswer,
  NoticeReadersAnswer,
} from './answers';
import * as endpoints from './endpoints';
import { BLOCK_NAME, NOTICE_LIMITS } from './notices';
import { noticeSchema, withdrawSchema } from './schemas';

const READ = { screen: 'Valves', right: 'Read' } as const;

/** The school's desk (CONTRACT §7.11); the sections of the person are asked by the handler. */
const DESK = { roles: ['gestion', 'programmes', 'admin'] } as const;

const listOf = (one: string, most: number): string => `^${one}(,${one}){0,${most - 1}}$`;

const ReadersQuery = Type.Object({
  sections: Type.Optional(Type.String({ pattern: listOf('[1-9][0-9]{0,8}', NOTICE_LIMITS.sections) })),
  blocs: Type.Optional(
    Type.String({ pattern: listOf(BLOCK_NAME.source.slice(1, -1), NOTICE_LIMITS.blocks) }),
  ),
});

/**
 * Notices: the board of a student (S2 §2), served under the home screen's identifier, and the desk where they are
 * written (docs/decisions/contacts-and-notices.md).
 */
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
  deskNotices: route(endpoints.deskNotices, { access: DESK, answer: DeskNoticesAnswer }),
  noticeReaders: route(endpoints.noticeReaders, {
    access: DESK,
    query: ReadersQuery,
    answer: NoticeReadersAnswer,
  }),
  deskNotice: route(endpoints.deskNotice, { access: DESK, answer: DeskNoticeAnswer }),
  deskNoticeFile: route(endpoints.deskNoticeFile, { access: { ...DESK, navigation: true } }),
  writeNotice: route(endpoints.writeNotice, {
    access: DESK,
    body: noticeSchema,
    audit: ['avis.ecrit'],
    answer: DeskNoticeAnswer,
  }),
  rewriteNotice: route(endpoints.rewriteNotice, {
    access: DESK,
    body: noticeSchema,
    audit: ['avis.modifie', 'avis.remis'],
    answer: DeskNoticeAnswer,
  }),
  withdrawNotice: route(endpoints.withdrawNotice, {
    access: DESK,
    body: withdrawSchema,
    audit: ['avis.retire'],
    answer: DeskNoticeAnswer,
  }),
};
