import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from 'server-kernel/plugins/access';
import { type Call, serve } from 'server-kernel/plugins/serve';
import { daysBefore } from 'shared-contract/base/days';
import type { reportRemote } from 'shared-contract/federation/endpoints';
import { federationRoutes } from 'shared-contract/federation/routes';
import { PortalKey } from '../registry/portal-key';
import { SHELL } from '../registry/shell-releases';
import { resolveRegistry } from '../registry/testers/resolve';
import { deleteReportsBefore, saveReport } from './federation.queries';
import { findServed } from './find-served';
import { countPlace, publishCounts, type ReportedFailure } from './publish-counts';
import { isServedTo } from './reporter.policy';
import { rollBackIfNeeded } from './rollback';
import { createSourceLocator } from './source-locator';

/** Retention of remote reports, days. */
const REPORT_DAYS = 30;

/** Rate limit of reports: a page sends one per remote and version; this leaves room for retries. */
const REPORT_RATE = { max: 30, windowSeconds: 60 };

/**
 * POST /federation/report: how a remote, or the shell itself, went in someone's browser
 * (docs/decisions/promotion-and-rollback.md).
 */
export const federationModule = async (app: FastifyInstance): Promise<void> => {
  const key = new PortalKey(app.db.orm, 'reports');
  app.retention.add('reports', () =>
    deleteReportsBefore(app.db.orm, daysBefore(app.clock.now(), REPORT_DAYS)),
  );

  const findPlace = createSourceLocator(app.releaseStore);

  /** The report is kept: what is made of it is the operators' business, not the reporter's. */
  const tellOperators = async (request: FastifyRequest, heard: ReportedFailure): Promise<void> => {
    request.log.warn(heard, 'a remote failed in a browser');
    countPlace(app.instruments, heard);
    await publishCounts(app, heard).catch((err: unknown) =>
      request.log.error({ err }, 'counts not published'),
    );
  };

  const hear = async ({ request, body }: Call<typeof reportRemote>) => {
    const { name, kind, phase, places } = body;
    const served = findServed(await app.releases.current(), name, body.version);
    if (!served) return null;
    const { version, activation } = served;
    const principal = principalOf(request);
    if (name !== SHELL && !isServedTo(principal, await resolveRegistry(request, principal), served))
      return null;
    const { userId } = principal;
    const reporter = await key.digest(`${userId} ${name} ${version} ${activation}`);
    const heard = { name, version, activation, reporter, kind, phase };
    await saveReport(app.db.orm, { ...heard, at: app.clock.now() });
    if (kind === 'sound' || kind === 'old-browser') return null;
    const place = await findPlace(places, { name, version });
    await tellOperators(request, { remote: name, version, kind, phase, place });
    if ('entry' in served)
      await rollBackIfNeeded(app, served).catch((err: unknown) =>
        request.log.error({ err }, 'a version could not be rolled back'),
      );
    return null;
  };
  serve(app, federationRoutes.reportRemote, hear, { bodyLimit: 2048, rateLimit: REPORT_RATE });
};
