import type { FastifyInstance } from 'fastify';
import type { DrawnScreen } from 'shared-contract/portal/first-frame';
import { PortalKey } from '../registry/portal-key';
import { saveReport } from './federation.queries';
import { findServed } from './find-served';
import { countPlace, publishCounts } from './publish-counts';

/** Bound on what one process tells of, against a version that fails in many ways. */
const MAX_TOLD = 200;

/**
 * Tells the failure reports that the server could not draw a screen, once for each screen of a version. It counts as one
 * person's, under the name of the server: nobody saw anything but a slower page.
 */
export const createScreenReports = (app: FastifyInstance) => {
  const key = new PortalKey(app.db.orm, 'reports');
  const told = new Set<string>();

  const report = async ({ name, version, path }: DrawnScreen): Promise<void> => {
    const served = findServed(await app.releases.current(), name, version);
    if (!served) return;
    const { activation } = served;
    const kind = 'evaluation';
    const phase = 'server';
    const reporter = await key.digest(`serveur ${name} ${version} ${activation}`);
    await saveReport(app.db.orm, { name, version, activation, reporter, kind, phase, at: app.clock.now() });
    const heard = { remote: name, version, kind, phase, place: `${path}, dessiné par le serveur` };
    countPlace(app.instruments, heard);
    await publishCounts(app, heard);
  };

  return (screen: DrawnScreen, err: unknown, isLeftOut: boolean): void => {
    const { name, version, path } = screen;
    const mark = `${name} ${version} ${path} ${isLeftOut}`;
    if (told.has(mark) || told.size >= MAX_TOLD) return;
    told.add(mark);
    // A promotion's judge reads it (deploy/contract/test-portal/undrawn-screens.mjs).
    app.log.warn({ err, remote: name, version, path, isLeftOut }, 'a screen could not be drawn');
    report(screen).catch((failure: unknown) => app.log.error({ err: failure }, 'a screen was not reported'));
  };
};
