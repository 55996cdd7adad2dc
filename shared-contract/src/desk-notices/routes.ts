import { Type } from '@sinclair/typebox';
import { route } from '../base/route';
import { DeskNoticeAnswer, DeskNoticesAnswer, NoticeReadersAnswer } from './answers';
import { NOTICE_BLOCKS, NOTICE_LIMITS } from './desk-notices';
import * as endpoints from './endpoints';
import { noticeSchema, withdrawSchema } from './schemas';

/** The school's desk (CONTRACT §7.11); the sections of the person are asked by the handler. */
const access = { roles: ['gestion', 'programmes', 'admin'] } as const;

const listOf = (one: string, most: number): string => `^${one}(,${one}){0,${most - 1}}$`;

const ReadersQuery = Type.Object({
  sections: Type.Optional(Type.String({ pattern: listOf('[1-9][0-9]{0,8}', NOTICE_LIMITS.sections) })),
  blocs: Type.Optional(
    Type.String({ pattern: listOf(`(${NOTICE_BLOCKS.join('|')})`, NOTICE_BLOCKS.length) }),
  ),
});

/** Notices, as the desk writes them (docs/decisions/contacts-and-notices.md). */
export const deskNoticeRoutes = {
  notices: route(endpoints.deskNotices, { access, answer: DeskNoticesAnswer }),
  readers: route(endpoints.noticeReaders, { access, query: ReadersQuery, answer: NoticeReadersAnswer }),
  notice: route(endpoints.deskNotice, { access, answer: DeskNoticeAnswer }),
  file: route(endpoints.deskNoticeFile, { access: { ...access, navigation: true } }),
  write: route(endpoints.writeNotice, {
    access,
    body: noticeSchema,
    audit: ['avis.ecrit'],
    answer: DeskNoticeAnswer,
  }),
  rewrite: route(endpoints.rewriteNotice, {
    access,
    body: noticeSchema,
    audit: ['avis.modifie', 'avis.remis'],
    answer: DeskNoticeAnswer,
  }),
  withdraw: route(endpoints.withdrawNotice, {
    access,
    body: withdrawSchema,
    audit: ['avis.retire'],
    answer: DeskNoticeAnswer,
  }),
};
