import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, invalid } from 'server-kernel/errors';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { ACCESS_FLAGS, type AccessFlag } from 'shared-contract';
import type { PeriodChange, PeriodWindow } from 'shared-contract/gestion/periods';
import { periodRoutes } from 'shared-contract/gestion/routes';
import { findScope, findSections, type Scope } from '../scope.queries';
import { absentWindow, changePeriod, undoChange } from './change-period';
import { countEffect } from './effect';
import { mayKnowPeriod, mayReadWindow } from './periods.policy';
import { findChanges, findWindows, findYear, type WindowKey } from './periods.queries';

const flagOf = (text: string): AccessFlag => {
  const flag = ACCESS_FLAGS.find((one) => one === text);
  if (!flag) throw absentWindow();
  return flag;
};

const scopeOf = (request: FastifyRequest): Promise<Scope> =>
  findScope(request.server.db.orm, principalOf(request), 'periodes');

/** The window that a call names, if it is of one's sections; everybody of the desk may read the whole school's. */
const readable = (scope: Scope, flag: string, section: string | undefined): WindowKey => {
  const key = { flag: flagOf(flag), programmeId: section === undefined ? null : Number(section) };
  if (!mayReadWindow(scope, key)) throw absentWindow();
  return key;
};

const instantOf = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw badRequest('Cet instant ne peut pas être lu.');
  return new Date(time).toISOString();
};

const wantedOf = (ouverture: string | undefined, fermeture: string | undefined): PeriodWindow | null =>
  ouverture === undefined && fermeture === undefined
    ? null
    : { Ouverture: instantOf(ouverture), Fermeture: instantOf(fermeture), Message: null };

const toChange = (
  { change, par }: Awaited<ReturnType<typeof findChanges>>[number],
  rank: number,
): PeriodChange => ({
  ChangementID: change.changementId,
  Le: change.faitLe.toISOString(),
  Par: par,
  Avant: change.avant,
  Apres: change.apres,
  EstAnnulation: change.estAnnulation,
  EstDernier: rank === 0,
});

const registerReads = (app: FastifyInstance): void => {
  const { orm } = app.db;

  serve(app, periodRoutes.periods, async ({ request }) => {
    const scope = await scopeOf(request);
    const now = app.clock.now();
    const day = now.toISOString().slice(0, 10);
    const { whole, sections } = await findWindows(orm, scope);
    return {
      Annee: (await findYear(orm, now)) ?? { Valeur: '', Debut: day, Fin: day },
      Maintenant: now.toISOString(),
      Sections: await findSections(orm, scope),
      ChangeEcole: scope === null,
      Periodes: ACCESS_FLAGS.filter((flag) => mayKnowPeriod(scope, flag)).map((Flag) => ({
        Flag,
        Ecole: whole.find(({ flag }) => flag === Flag)?.window ?? null,
        Sections: sections
          .filter(({ flag }) => flag === Flag)
          .map(({ programmeId, window }) => ({ ProgrammeID: programmeId, Fenetre: window })),
      })),
    };
  });

  serve(app, periodRoutes.effect, async ({ request, params, query }) => {
    const key = readable(await scopeOf(request), params.flag, query.section);
    const wanted = wantedOf(query.ouverture, query.fermeture);
    return countEffect(orm, { key, wanted, now: app.clock.now() });
  });

  serve(app, periodRoutes.history, async ({ request, params, query }) => {
    const key = readable(await scopeOf(request), params.flag, query.section);
    return (await findChanges(orm, key)).map(toChange);
  });
};

/** The event windows of the year, opened, moved and closed at the desk (CONTRACT §7.11; docs/decisions/windows.md). */
export const periodsModule = async (app: FastifyInstance): Promise<void> => {
  registerReads(app);
  const by = async (request: FastifyRequest) => ({
    scope: await scopeOf(request),
    compteId: principalOf(request).userId,
    audit: (tx: Parameters<typeof app.audit.record>[2], entry: Parameters<typeof app.audit.record>[1]) =>
      app.audit.record(request, entry, tx),
    now: app.clock.now(),
  });

  serve(app, periodRoutes.save, async ({ request, params, body }) => {
    const key = { flag: flagOf(params.flag), programmeId: body.ProgrammeID };
    if (body.Apres === null && key.programmeId === null)
      throw invalid([{ path: 'Apres', message: 'La période de toute l’école a des dates.' }]);
    const after = body.Apres && { ...body.Apres, Message: body.Apres.Message?.trim() || null };
    await changePeriod(app.db, { key, before: body.Avant, after, ...(await by(request)) });
    return null;
  });

  serve(app, periodRoutes.undo, async ({ request, params }) => {
    await undoChange(app.db, params.id, await by(request));
    return null;
  });
};
