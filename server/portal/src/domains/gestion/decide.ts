import { randomUUID } from 'node:crypto';
import type { Database, Tx } from 'server-kernel/db/client';
import { conflict, notFound } from 'server-kernel/errors';
import { formatInstant } from 'shared-contract/base/dates';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { DeskKind } from 'shared-contract/gestion/answers';
import { insertDecision } from '../shared/decisions/decisions.queries';
import { notifyDecision } from '../shared/outbox/notify-decision';
import { findDecisions } from './decisions.queries';
import { type DeskAudit, portalAudit } from './desk-audit';
import { findRequest } from './item.queries';
import type { DecidedRequest, Verdict } from './kinds/kind';
import { KINDS } from './kinds/kinds';
import type { Scope } from './scope.queries';

export interface Decide {
  kind: DeskKind;
  id: number;
  verdict: Verdict;
  /** Sections of who decides; null = all. */
  scope: Scope;
  /** Account of the decider; null for the command line. */
  compteId: number | null;
  /** Seconds in which it may be taken back and the student is not told yet. */
  heldSeconds: number;
  /** Writes the line of the trail in the name of who decides; the portal's own without it. */
  audit?: DeskAudit;
  now: Date;
}

const OUTCOMES: Readonly<Record<string, string>> = {
  accepte: 'acceptée',
  refuse: 'refusée',
};

/** Why the decision is refused: already decided, or changed since it was opened. */
const refusal = async (tx: Tx, kind: DeskKind, id: number, waits: boolean) => {
  if (waits) {
    return conflict(
      PROBLEM_CODES.requestChanged,
      'Cette demande a changé depuis que vous l’avez ouverte. Ouvrez-la à nouveau avant de décider.',
    );
  }
  const last = (await findDecisions(tx, kind, id)).find(({ repriseLe }) => repriseLe === null);
  return conflict(
    PROBLEM_CODES.alreadyDecided,
    last
      ? `Demande déjà ${OUTCOMES[last.issue] ?? 'traitée'} par ${last.par ?? 'l’école'}, ${formatInstant(last.decideLe.toISOString())}. Rien n’a été décidé une seconde fois.`
      : 'Cette demande n’attend plus de décision.',
  );
};

export interface Decided {
  decisionId: number;
  decided: DecidedRequest;
  /** Outcome of the mail, in words. */
  mailText: string;
  isMailed: boolean;
}

/**
 * Decides of a request, once: the row changes, the decision is kept, the audit has its line, and the mail waits until
 * the decision can't be taken back any more. The desk and the command line are this one function (CONTRACT §7.11).
 *
 * @throws ApiProblem 404 for another section's or an unknown request, 409 with who decided before
 */
export const decide = (db: Database, { kind, id, verdict, scope, ...by }: Decide): Promise<Decided> =>
  db.transaction(async (tx) => {
    const request = await findRequest(tx, { kind, id, scope });
    if (!request) throw notFound('Cette demande n’existe pas, ou elle n’est pas de vos sections.');
    const decided = await KINDS[kind].decide(tx, id, verdict, by.now);
    if (!decided) {
      const present = await findRequest(tx, { kind, id, scope });
      throw await refusal(tx, kind, id, present?.attend === true);
    }
    const courrier = `gestion:${randomUUID()}`;
    const decision = {
      genre: kind,
      objetId: id,
      etudiantId: decided.etudiantId,
      compteId: by.compteId,
      issue: verdict.issue,
      texte: decided.words,
      decideLe: by.now,
      attendaitDepuis: decided.since,
      courrier,
      avant: decided.before ?? null,
    };
    const decisionId = await insertDecision(tx, decision, by.heldSeconds);
    const { etudiantId, action, target } = decided;
    const audit = by.audit ?? portalAudit(by.now);
    await audit(tx, { kind, action, etudiantId, target });
    const delay = { dedupeKey: courrier, delaySeconds: by.heldSeconds };
    const mailOutcome = await notifyDecision(tx, { ...decided, code: courrier }, by.now, delay);
    return { decisionId, decided, ...mailOutcome };
  });
