import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { ACCESS_FLAGS } from 'shared-contract';
import { daysBefore } from 'shared-contract/base/days';
import type { DeskKind } from 'shared-contract/gestion/answers';
import { DESK_KINDS } from 'shared-contract/gestion/gestion';
import { QUEUE_LIMITS } from 'shared-contract/gestion/limits';
import { staffRoutes } from 'shared-contract/staff/routes';
import { STAFF_HOME_LIMITS } from 'shared-contract/staff/staff';
import { mayKnowPeriod } from '../periods/periods.policy';
import { findWindows } from '../periods/periods.queries';
import { findScope, findScopes, findSections } from '../scope.queries';
import { countByAge, findSeen } from './home.queries';
import { changesOf, type NamedWindow } from './window-changes';

const KIND_NAMES: Readonly<Record<DeskKind, string>> = {
  document: 'Documents',
  absence: 'Absences',
  intervention: 'Interventions',
  pae: 'PAE',
  signature: 'Problèmes signalés',
  stage: 'Stages',
  pai: 'Plans d’accompagnement',
};

const waitingFor = async (request: FastifyRequest, now: Date) => {
  const { orm } = request.server.db;
  const ages = await countByAge(orm, await findScopes(orm, principalOf(request)), {
    middleSince: daysBefore(now, STAFF_HOME_LIMITS.middleDays),
    // As the list counts what is late: five days gone, and the sixth begun.
    lateSince: daysBefore(now, QUEUE_LIMITS.lateDays + 1),
  });
  return DESK_KINDS.flatMap((kind) => ages.filter(({ genre }) => genre === kind)).map(
    ({ genre, recentes, moyennes, anciennes }) => ({
      Code: genre,
      Libelle: KIND_NAMES[genre],
      Recentes: recentes,
      Moyennes: moyennes,
      Anciennes: anciennes,
    }),
  );
};

/** The windows of one's sections and the whole school's, with the sections' names. */
const windowsFor = async (request: FastifyRequest): Promise<NamedWindow[]> => {
  const { orm } = request.server.db;
  const scope = await findScope(orm, principalOf(request), 'periodes');
  const { whole, sections } = await findWindows(orm, scope);
  const labels = new Map((await findSections(orm, scope)).map((one) => [one.ProgrammeID, one.Libelle]));
  return [
    ...whole.map((one) => ({ ...one, section: null })),
    ...sections.map((one) => ({ ...one, section: labels.get(one.programmeId) ?? null })),
  ].flatMap(({ flag, section, window }) => {
    const known = ACCESS_FLAGS.find((one) => one === flag);
    return known && mayKnowPeriod(scope, known) ? [{ flag: known, section, window }] : [];
  });
};

/** The home of staff: what waits, what changes, who was seen last (docs/decisions/desk.md). */
export const staffHomeModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, staffRoutes.home, async ({ request }) => {
    const now = app.clock.now();
    const seen = await findSeen(
      app.db.orm,
      principalOf(request).username,
      daysBefore(now, STAFF_HOME_LIMITS.seenDays),
    );
    return {
      Maintenant: now.toISOString(),
      Attente: await waitingFor(request, now),
      Periodes: changesOf(await windowsFor(request), now),
      Recents: seen.map((one) => ({
        EtudiantMatricule: one.matricule,
        Nom: one.nom,
        Prenom: one.prenom,
        Section: `${one.code} ${one.annee_etude}`,
      })),
    };
  });
};
