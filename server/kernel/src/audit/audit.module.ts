import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { adminRoutes } from 'shared-contract/admin/routes';
import { daysBefore } from 'shared-contract/base/days';
import type { Orm } from '../db/client';
import { badRequest } from '../errors';
import { serve } from '../plugins/serve';
import { findAuditPage } from './audit.queries';
import { readAuditPage } from './audit-page';

async function* auditLines(db: Orm, since: Date): AsyncGenerator<string> {
  for (let afterId = 0; ; ) {
    const page = await findAuditPage(db, since, afterId);
    const last = page.at(-1);
    if (!last) return;
    yield page.map((line) => `${JSON.stringify(line)}\n`).join('');
    afterId = last.id;
  }
}

const readSince = (value: string | undefined, now: Date): Date => {
  if (value === undefined) return daysBefore(now, 1);
  const since = new Date(value);
  if (Number.isNaN(since.getTime()))
    throw badRequest('«\u00a0depuis\u00a0» doit être une date ou un instant ISO 8601.');
  return since;
};

/** GET /audit?depuis=…: one JSON object a line, oldest first; the last 24 hours when nothing is asked. GET /admin/journal: pages. */
export const auditModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, adminRoutes.auditLog, async ({ request, reply, query }) => {
    const since = readSince(query.depuis, app.clock.now());
    await app.audit.record(request, { action: 'audit.lecture' });
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .send(Readable.from(auditLines(app.db.orm, since)));
  });

  serve(app, adminRoutes.auditPage, ({ request, query }) => readAuditPage(app, request, query));
};
