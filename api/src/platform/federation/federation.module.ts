import type { FastifyInstance } from 'fastify';
import { daysBefore } from 'shared-contract/base/days';
import type { reportRemote } from 'shared-contract/federation/endpoints';
import { federationRoutes } from 'shared-contract/federation/routes';
import { principalOf } from '../../plugins/access';
import { type Call, serve } from '../../plugins/serve';
import { PortalKey } from '../registry/portal-key';
import { findPromotion } from '../registry/promotion';
import { countFailures, deleteReportsBefore, saveReport } from './federation.queries';
import { rollBackIfNeeded } from './rollback';

/** How long reports of remotes are kept, days. */
const REPORT_DAYS = 30;

/** A page tells once for each remote and version; this leaves room for retries. */
const REPORTS = { max: 30, windowSeconds: 60 };

/** Puts the counts of a day beside the registry, where `portalctl status` reads them. */
const publishCounts = async ({ db, clock, releaseStore }: FastifyInstance): Promise<void> => {
  const now = clock.now();
  const counts = await countFailures(db.orm, daysBefore(now, 1));
  await releaseStore.saveFailures({ date: now.toISOString(), failures: counts });
};

/** POST /federation/report: how a remote went in someone's browser (docs/decisions/0017). */
export const federationModule = async (app: FastifyInstance): Promise<void> => {
  const key = new PortalKey(app.db.orm, 'reports');
  app.retention.add('reports', () =>
    deleteReportsBefore(app.db.orm, daysBefore(app.clock.now(), REPORT_DAYS)),
  );

  const hear = async ({ request, body }: Call<typeof reportRemote>) => {
    const { name, version, kind, phase } = body;
    const promotion = findPromotion(await app.releases.current(), name, version);
    if (!promotion) return null;
    const { activation } = promotion;
    const { userId } = principalOf(request);
    const reporter = await key.digest(`${userId} ${name} ${promotion.version} ${activation}`);
    const heard = { name, version: promotion.version, activation, reporter, kind, phase };
    await saveReport(app.db.orm, { ...heard, at: app.clock.now() });
    if (kind !== 'sound') {
      request.log.warn({ remote: name, version, kind, phase }, 'a remote failed in a browser');
      // The report is kept: what is made of it is the operators' business, not the reporter's.
      await publishCounts(app).catch((err: unknown) => request.log.error({ err }, 'counts not published'));
      await rollBackIfNeeded(app, promotion).catch((err: unknown) =>
        request.log.error({ err }, 'a version could not be rolled back'),
      );
    }
    return null;
  };
  serve(app, federationRoutes.reportRemote, hear, { bodyLimit: 2048, rateLimit: REPORTS });
};
