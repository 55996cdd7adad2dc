import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeclaredAction } from 'shared-contract/base/audit-actions';
import { DESK_KINDS, DESK_LIMITS, DESK_SORTS, type DeskKind } from 'shared-contract/gestion/gestion';
import { gestionRoutes } from 'shared-contract/gestion/routes';
import { invalid, notFound } from '../../errors';
import { DESK_ACTIONS } from '../../platform/audit/desk-actions';
import { DESK_PURPOSE } from '../../platform/audit/purposes';
import { sendStored } from '../../platform/files/send-stored';
import { searchWords } from '../../platform/people/search-key';
import { principalOf } from '../../plugins/access';
import { serve } from '../../plugins/serve';
import { decide } from './decide';
import { findDecisions } from './decisions.queries';
import { findDetails } from './details.queries';
import { toItem, toRow } from './gestion.presenter';
import { findOthers, findPiece, findRequest } from './item.queries';
import { countWaiting, findWaiting } from './queue.queries';
import { findScope, findSections } from './scope.queries';
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
const look = async ({ request, params: { genre, id } }: RequestCall, action: DeclaredAction) => {
  const { server: app } = request;
  const kind = kindOf(genre);
  const scope = await findScope(app.db.orm, principalOf(request), 'demandes');
  const row = kind && (await findRequest(app.db.orm, { kind, id, scope }));
  if (!row) throw absentRequest();
  const target = `${row.genre}:${id}`;
  await app.audit.record(request, { action, etudiantId: row.etudiant_id, target, purpose: DESK_PURPOSE });
  return row;
};

const registerReads = (app: FastifyInstance): void => {
  const { orm } = app.db;

  serve(app, gestionRoutes.queue, async ({ request, query }) => {
    const scope = await findScope(orm, principalOf(request), 'demandes');
    const now = app.clock.now();
    const filter = {
      scope,
      programmeId: query.section === undefined ? null : Number(query.section),
      kind: kindOf(query.genre),
      matches: matchesOf(query.recherche),
      sort: DESK_SORTS.find((one) => one === query.tri) ?? 'age',
    };
    const lateSince = new Date(now.getTime() - (DESK_LIMITS.lateDays + 1) * DAY_MS);
    return {
      Lignes: (await findWaiting(orm, filter)).map(toRow),
      Comptes: await countWaiting(orm, filter, lateSince),
      Sections: await findSections(orm, scope),
      Maintenant: now.toISOString(),
    };
  });

  serve(app, gestionRoutes.item, async (call) => {
    const row = await look(call, DESK_ACTIONS.item);
    return toItem({
      row,
      file: row.document_id === null ? null : await findPiece(orm, row.document_id),
      details: await findDetails(orm, row.genre, row.id),
      history: await findDecisions(orm, row.genre, row.id),
      others: await findOthers(orm, row),
    });
  });

  serve(app, gestionRoutes.piece, async (call) => {
    const row = await look(call, DESK_ACTIONS.file);
    const file = row.document_id === null ? null : await findPiece(orm, row.document_id);
    if (!file) throw absentRequest();
    return sendStored(call.request, call.reply, { file, inscriptionId: null, luLe: null });
  });
};

/** Words as they will stand, or 422: an absence's follow-up is shorter than the others. */
const wordsFor = (kind: DeskKind, text: string | null): string | null => {
  const words = text?.trim() ?? '';
  const most = DESK_LIMITS.words[kind];
  if (words.length > most)
    throw invalid([{ path: 'Texte', message: `Ce texte ne peut pas dépasser ${most} caractères.` }]);
  return words === '' ? null : words;
};

const registerWrites = (app: FastifyInstance): void => {
  serve(app, gestionRoutes.decide, async ({ request, params, body }) => {
    const kind = kindOf(params.genre);
    if (!kind) throw absentRequest();
    const principal = principalOf(request);
    const { decisionId, judged, isMailed } = await decide(app.db, {
      kind,
      id: params.id,
      verdict: { issue: body.Issue, texte: wordsFor(kind, body.Texte), documentId: body.DocumentID },
      scope: await findScope(app.db.orm, principal, 'demandes'),
      compteId: principal.userId,
      heldSeconds: DESK_LIMITS.takeBackSeconds,
      tell: (tx, entry) => app.audit.record(request, entry, tx),
      now: app.clock.now(),
    });
    return {
      DecisionID: decisionId,
      Issue: body.Issue,
      Texte: judged.words,
      DelaiSecondes: DESK_LIMITS.takeBackSeconds,
      Previent: isMailed,
    };
  });

  serve(app, gestionRoutes.takeBack, async ({ request, params }) => {
    await takeBack(app.db, {
      decisionId: params.id,
      compteId: principalOf(request).userId,
      tell: (tx, entry) => app.audit.record(request, entry, tx),
      now: app.clock.now(),
    });
    return null;
  });
};

/** The school's desk: what waits for a decision, and deciding it (CONTRACT §7.11; docs/decisions/0058). */
export const gestionModule = async (app: FastifyInstance): Promise<void> => {
  registerReads(app);
  registerWrites(app);
};
