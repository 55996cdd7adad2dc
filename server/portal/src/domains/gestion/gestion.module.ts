import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DESK_ACTIONS } from 'server-kernel/audit/desk-actions';
import { DESK_PURPOSE } from 'server-kernel/audit/purposes';
import { invalid, notFound } from 'server-kernel/errors';
import { sendStored } from 'server-kernel/files/send-stored';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import type { DeclaredAction } from 'shared-contract/base/audit-actions';
import { searchWords } from 'shared-contract/base/search-text';
import type { DeskKind, DeskTakenBack } from 'shared-contract/gestion/answers';
import { DECISION_LIMITS } from 'shared-contract/gestion/decision-limits';
import {
  BATCH_KINDS,
  canRefuse,
  type DeskOutcome,
  needsReason,
} from 'shared-contract/gestion/decision-rules';
import { ACT_OF_KIND, DESK_HOLDERS, DESK_KINDS, DESK_SORTS } from 'shared-contract/gestion/gestion';
import { QUEUE_LIMITS } from 'shared-contract/gestion/limits';
import { gestionRoutes } from 'shared-contract/gestion/routes';
import { REASON_MISSING } from 'shared-contract/gestion/schemas';
import { findColleagues, findColleaguesFor } from './assignments/colleagues.queries';
import { decide } from './decide';
import { decideBatch, reasonOf } from './decide-batch';
import { findDecisions } from './decisions.queries';
import { deskAuditOf } from './desk-audit';
import { findDetails } from './details.queries';
import { toItem, toRow } from './gestion.presenter';
import { findOthers, findPiece, findRequest } from './item.queries';
import { findPlan } from './kinds/find-plan';
import { findProgramme } from './kinds/find-programme';
import { countWaiting, findWaiting } from './queue.queries';
import { anyOf, findScope, findScopes, findSections, reaches } from './scope.queries';
import { takeBack } from './take-back';

const DAY_MS = 86_400_000;

/** Every word begins one of the student's name or number; null where nothing is searched. */
const matchesOf = (text: string | undefined): string | null => {
  const words = searchWords(text ?? '');
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
};

const kindOf = (text: string | undefined): DeskKind | null => DESK_KINDS.find((one) => one === text) ?? null;

const absentRequest = () => notFound('Cette demande n’existe pas, ou elle n’est pas de vos sections.');

interface RequestCall {
  readonly request: FastifyRequest;
  readonly params: { readonly genre: string; readonly id: number };
}

/** The request that the address names, once the look at its student is in the audit. */
const findAuditedRequest = async (
  { request, params: { genre, id } }: RequestCall,
  action: DeclaredAction,
) => {
  const { server: app } = request;
  const kind = kindOf(genre);
  if (!kind) throw absentRequest();
  const scope = await findScope(app.db.orm, principalOf(request), ACT_OF_KIND[kind]);
  const row = await findRequest(app.db.orm, { kind, id, scope });
  if (!row) throw absentRequest();
  const target = `${row.genre}:${id}`;
  const line = { kind, action, etudiantId: row.etudiant_id, target, purpose: DESK_PURPOSE };
  await deskAuditOf(request)(app.db.orm, line);
  return row;
};

const registerReads = (app: FastifyInstance): void => {
  const { orm } = app.db;

  serve(app, gestionRoutes.queue, async ({ request, query }) => {
    const principal = principalOf(request);
    const scopes = await findScopes(orm, principal);
    const now = app.clock.now();
    const filter = {
      scopes,
      programmeId: query.section === undefined ? null : Number(query.section),
      kind: kindOf(query.genre),
      matches: matchesOf(query.recherche),
      sort: DESK_SORTS.find((one) => one === query.tri) ?? 'age',
      holder: DESK_HOLDERS.find((one) => one === query.attribution) ?? null,
      compteId: principal.userId,
    };
    const lateSince = new Date(now.getTime() - (QUEUE_LIMITS.lateDays + 1) * DAY_MS);
    return {
      Lignes: (await findWaiting(orm, filter)).map(toRow),
      ...(await countWaiting(orm, filter, lateSince)),
      Genres: DESK_KINDS.filter((kind) => reaches(scopes, ACT_OF_KIND[kind])),
      MoiCompteID: principal.userId,
      Collegues: await findColleagues(orm, scopes),
      Sections: await findSections(orm, anyOf(scopes)),
      Maintenant: now.toISOString(),
    };
  });

  serve(app, gestionRoutes.item, async (call) => {
    const row = await findAuditedRequest(call, DESK_ACTIONS.item);
    return toItem({
      row,
      file: row.document_id === null ? null : await findPiece(orm, row.document_id),
      details: await findDetails(orm, row.genre, row.id),
      programme: await findProgramme(orm, row.genre, row.id),
      plan: await findPlan(orm, row.genre, row.id),
      history: await findDecisions(orm, row.genre, row.id),
      colleagues: await findColleaguesFor(orm, ACT_OF_KIND[row.genre], row.programme_id),
      others: await findOthers(orm, row, await findScopes(orm, principalOf(call.request))),
    });
  });

  serve(app, gestionRoutes.piece, async (call) => {
    const row = await findAuditedRequest(call, DESK_ACTIONS.file);
    const file = row.document_id === null ? null : await findPiece(orm, row.document_id);
    if (!file) throw absentRequest();
    return sendStored(call.request, call.reply, { file, inscriptionId: null, luLe: null });
  });
};

const NOT_REFUSED = 'Un plan d’accompagnement se prépare\u00a0: il ne se refuse pas ici.';

/** Words as they will stand, or 422: some answers need them, and an absence's follow-up is shorter than the others. */
const requireReason = (kind: DeskKind, outcome: DeskOutcome, text: string | null): string | null => {
  if (outcome === 'refuse' && !canRefuse(kind)) throw invalid([{ path: 'Issue', message: NOT_REFUSED }]);
  const words = text?.trim() ?? '';
  if (words === '' && needsReason(kind, outcome)) throw invalid([{ path: 'Texte', message: REASON_MISSING }]);
  const most = DECISION_LIMITS.words[kind];
  if (words.length > most)
    throw invalid([{ path: 'Texte', message: `Ce texte ne peut pas dépasser ${most} caractères.` }]);
  return words === '' ? null : words;
};

const registerWrites = (app: FastifyInstance): void => {
  serve(app, gestionRoutes.decide, async ({ request, params, body }) => {
    const kind = kindOf(params.genre);
    if (!kind) throw absentRequest();
    const principal = principalOf(request);
    const seconds = body.Delai ?? DECISION_LIMITS.takeBackSeconds;
    const { decisionId, decided, isMailed } = await decide(app.db, {
      kind,
      id: params.id,
      verdict: {
        issue: body.Issue,
        texte: requireReason(kind, body.Issue, body.Texte),
        documentId: body.DocumentID,
        version: body.Version,
      },
      scope: await findScope(app.db.orm, principal, ACT_OF_KIND[kind]),
      compteId: principal.userId,
      heldSeconds: seconds,
      audit: deskAuditOf(request),
      now: app.clock.now(),
    });
    return {
      DecisionID: decisionId,
      Issue: body.Issue,
      Texte: decided.words,
      DelaiSecondes: seconds,
      Previent: isMailed,
    };
  });

  serve(app, gestionRoutes.takeBack, async ({ request, params }) => {
    await takeBack(app.db, {
      decisionId: params.id,
      compteId: principalOf(request).userId,
      audit: deskAuditOf(request),
      now: app.clock.now(),
    });
    return null;
  });
};

const isRefused = ({ Refus }: { Refus: string | null }): boolean => Refus !== null;

const registerBatches = (app: FastifyInstance): void => {
  serve(app, gestionRoutes.accept, async ({ request, params, body }) => {
    const kind = BATCH_KINDS.find((one) => one === params.genre);
    if (!kind) throw absentRequest();
    const principal = principalOf(request);
    const seconds = body.Delai ?? DECISION_LIMITS.takeBackSeconds;
    const outcome = await decideBatch(app.db, {
      kind,
      items: body.Demandes,
      scope: await findScope(app.db.orm, principal, ACT_OF_KIND[kind]),
      compteId: principal.userId,
      heldSeconds: seconds + DECISION_LIMITS.batchSlackSeconds,
      audit: deskAuditOf(request),
      now: app.clock.now(),
      log: request.log,
    });
    if (outcome.Resultats.every(isRefused)) app.audit.unchanged(request);
    return { ...outcome, DelaiSecondes: seconds };
  });

  serve(app, gestionRoutes.takeBackItems, async ({ request, body }) => {
    const Resultats: DeskTakenBack['Resultats'] = [];
    const by = {
      compteId: principalOf(request).userId,
      audit: deskAuditOf(request),
      now: app.clock.now(),
    };
    for (const DecisionID of body.DecisionIDs) {
      const Refus = await takeBack(app.db, { ...by, decisionId: DecisionID }).then(
        () => null,
        (error: unknown) => reasonOf(error, request.log),
      );
      Resultats.push({ DecisionID, Refus });
    }
    if (Resultats.every(isRefused)) app.audit.unchanged(request);
    return { Resultats };
  });
};

/** The school's desk: what waits for a decision, and deciding it (CONTRACT §7.11; docs/decisions/desk.md). */
export const gestionModule = async (app: FastifyInstance): Promise<void> => {
  registerReads(app);
  registerWrites(app);
  registerBatches(app);
};
