import type { FastifyRequest } from 'fastify';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Executor } from 'server-kernel/db/client';
import type { DeclaredAction } from 'shared-contract/base/audit-actions';
import type { DeskKind } from 'shared-contract/gestion/answers';
import { type InclusiveAction, traceInclusive } from '../shared/inclusive/inclusive-trail';
import { insertInclusiveAccess } from '../shared/inclusive/inclusive-trail.queries';

/** Audit action of the desk. */
export type DeskAction = DeclaredAction | 'pai.pret';

/** Audit line of the desk about a student's request. */
export interface DeskLine {
  kind: DeskKind;
  action: DeskAction;
  etudiantId: number;
  /** Kind and number of the object, `document:12`. */
  target: string;
  purpose?: string;
}

/** Writes a line in the transaction of what it tells of. */
export type DeskAudit = (tx: Executor, line: DeskLine) => Promise<void>;

/** A support plan in the words of the trail of inclusive-teaching files. */
const inclusiveAction = (action: DeskAction): InclusiveAction => {
  if (action === 'pai.pret' || action === 'demande.attribuee') return action;
  return action === 'decision.reprise' ? 'pai.repris' : 'demande.lue';
};

/**
 * The lines of what somebody does at the desk. Health has a trail of its own: a line in the audit would tell those who
 * read it who has such a file (docs/decisions/inclusive-and-proclamation.md).
 */
export const deskAuditOf =
  (request: FastifyRequest): DeskAudit =>
  async (tx, { kind, action, ...entry }) => {
    const { audit } = request.server;
    if (kind !== 'pai' && action !== 'pai.pret') return audit.record(request, { action, ...entry }, tx);
    await traceInclusive(request, inclusiveAction(action), entry.etudiantId, { tx });
    audit.unchanged(request);
  };

/** As `deskAuditOf`, for the school's own commands. */
export const portalAudit =
  (at: Date): DeskAudit =>
  (tx, { kind, action, ...entry }) =>
    kind !== 'pai' && action !== 'pai.pret'
      ? insertAuditEvent(tx, { action, ...entry, at, role: 'system' })
      : insertInclusiveAccess(tx, {
          at,
          actor: null,
          action: inclusiveAction(action),
          etudiantId: entry.etudiantId,
        });
