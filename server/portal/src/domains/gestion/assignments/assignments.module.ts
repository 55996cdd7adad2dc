import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import type { DeskAssignments, DeskKind } from 'shared-contract/gestion/answers';
import { ACT_OF_KIND, DESK_KINDS } from 'shared-contract/gestion/gestion';
import { gestionRoutes } from 'shared-contract/gestion/routes';
import { reasonOf } from '../decide-batch';
import { deskAuditOf } from '../desk-audit';
import { findScope } from '../scope.queries';
import { assign } from './assign';

interface Assignment {
  kind: DeskKind;
  id: number;
  to: number | null;
  seen: number | null;
}

/** Gives one request in the name of who asks. */
const assignOne = async (request: FastifyRequest, { kind, ...given }: Assignment) => {
  const { server: app } = request;
  const principal = principalOf(request);
  return assign(app.db, {
    ...given,
    kind,
    scope: await findScope(app.db.orm, principal, ACT_OF_KIND[kind]),
    compteId: principal.userId,
    audit: deskAuditOf(request),
    now: app.clock.now(),
  });
};

/** Assignment of requests to staff (docs/decisions/desk.md). */
export const assigningModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, gestionRoutes.assign, async ({ request, params, body }) => {
    const kind = DESK_KINDS.find((one) => one === params.genre);
    if (!kind) throw notFound('Cette demande n’existe pas, ou elle n’est pas de vos sections.');
    const given = { kind, id: params.id, to: body.CompteID, seen: body.Vue };
    const { holder, isChanged } = await assignOne(request, given);
    if (!isChanged) app.audit.unchanged(request);
    return { AttribueeA: holder };
  });

  serve(app, gestionRoutes.assignItems, async ({ request, body }) => {
    const Resultats: DeskAssignments['Resultats'] = [];
    let changes = 0;
    for (const { Genre, ID, Vue } of body.Demandes) {
      const Refus = await assignOne(request, { kind: Genre, id: ID, to: body.CompteID, seen: Vue }).then(
        ({ isChanged }) => {
          changes += isChanged ? 1 : 0;
          return null;
        },
        (error: unknown) => reasonOf(error, request.log),
      );
      Resultats.push({ Genre, ID, Refus });
    }
    if (changes === 0) app.audit.unchanged(request);
    return { Resultats };
  });
};
