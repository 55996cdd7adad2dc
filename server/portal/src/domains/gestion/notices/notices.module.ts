import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendStored } from 'server-kernel/files/send-stored';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { dayOf } from 'shared-contract/base/days';
import type { DeskNotice } from 'shared-contract/notices/answers';
import { noticeRoutes } from 'shared-contract/notices/routes';
import { countUrgent, toDeskNotice, toDeskNoticeRow } from '../../shared/notices/notice.presenter';
import { type FoundNotice, findNoticeFiles } from '../../shared/notices/notice.queries';
import { covers, findScope, type Scope } from '../scope.queries';
import {
  countReaders,
  findDeskNotice,
  findDeskNotices,
  findNoticeChanges,
  findNoticeSections,
} from './notices.queries';
import {
  absentNotice,
  type By,
  isChangeable,
  rewriteNotice,
  withdrawNotice,
  writeNotice,
} from './write-notice';

const scopeOf = (request: FastifyRequest): Promise<Scope> =>
  findScope(request.server.db.orm, principalOf(request), 'valves');

const readerOf = (scope: Scope, now: Date) => ({
  now,
  mayChange: (found: FoundNotice) => isChangeable(found, scope),
});

const readNotice = async (request: FastifyRequest, annonceId: number, scope: Scope): Promise<DeskNotice> => {
  const { db, clock } = request.server;
  const found = await findDeskNotice(db.orm, annonceId, scope);
  if (!found) throw absentNotice();
  const [files, changes] = await Promise.all([
    findNoticeFiles(db.orm, annonceId),
    findNoticeChanges(db.orm, annonceId),
  ]);
  return toDeskNotice(found, files, changes, readerOf(scope, clock.now()));
};

const registerReads = (app: FastifyInstance): void => {
  const { orm } = app.db;

  serve(app, noticeRoutes.deskNotices, async ({ request }) => {
    const scope = await scopeOf(request);
    const now = app.clock.now();
    const notices = await findDeskNotices(orm, scope);
    return {
      Maintenant: now.toISOString(),
      Avis: notices.map((one) => toDeskNoticeRow(one, readerOf(scope, now))),
      Sections: await findNoticeSections(orm, scope),
      EcoleEntiere: scope === null,
      UrgentsRecents: countUrgent(notices, now),
    };
  });

  serve(app, noticeRoutes.noticeReaders, async ({ request, query }) => {
    const scope = await scopeOf(request);
    const sections = query.sections?.split(',').map(Number) ?? null;
    if (!(sections ?? [null]).every((one) => covers(scope, one))) throw absentNotice();
    const audience = { sections, blocks: query.blocs?.split(',') ?? [] };
    return { Etudiants: await countReaders(orm, audience, dayOf(app.clock.now())) };
  });

  serve(app, noticeRoutes.deskNotice, async ({ request, params }) =>
    readNotice(request, params.AnnonceID, await scopeOf(request)),
  );

  serve(app, noticeRoutes.deskNoticeFile, async ({ request, reply, params }) => {
    const found = await findDeskNotice(orm, params.AnnonceID, await scopeOf(request));
    const files = found ? await findNoticeFiles(orm, params.AnnonceID) : [];
    const one = files.find(({ file }) => file.documentId === params.DocumentID);
    if (!one) throw absentNotice();
    return sendStored(request, reply, { file: one.file, inscriptionId: null, luLe: null });
  });
};

/**
 * Notices, written, scheduled, aimed and withdrawn at the desk (CONTRACT §7.11;
 * docs/decisions/contacts-and-notices.md).
 */
export const deskNoticesModule = async (app: FastifyInstance): Promise<void> => {
  registerReads(app);
  const byOf = async (request: FastifyRequest): Promise<By> => ({
    scope: await scopeOf(request),
    compteId: principalOf(request).userId,
    audit: (tx, entry) => app.audit.record(request, entry, tx),
    now: app.clock.now(),
  });

  serve(app, noticeRoutes.writeNotice, async ({ request, body }) => {
    const by = await byOf(request);
    return readNotice(request, await writeNotice(app.db, body, by), by.scope);
  });

  serve(app, noticeRoutes.rewriteNotice, async ({ request, params, body }) => {
    const by = await byOf(request);
    if (!(await rewriteNotice(app.db, params.AnnonceID, body, by))) app.audit.unchanged(request);
    return readNotice(request, params.AnnonceID, by.scope);
  });

  serve(app, noticeRoutes.withdrawNotice, async ({ request, params, body }) => {
    const by = await byOf(request);
    await withdrawNotice(app.db, params.AnnonceID, body.Version, by);
    return readNotice(request, params.AnnonceID, by.scope);
  });
};
