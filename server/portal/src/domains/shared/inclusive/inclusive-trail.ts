import type { FastifyRequest } from 'fastify';
import type { Executor } from 'server-kernel/db/client';
import { principalOf } from 'server-kernel/plugins/access';
import { insertInclusiveAccess } from './inclusive-trail.queries';

/** Actions on an inclusive-teaching file. */
export type InclusiveAction =
  | 'demande.lue'
  | 'demande.creee'
  | 'demande.sauvegardee'
  | 'demande.soumise'
  | 'annexe.ajoutee'
  | 'annexe.lue'
  | 'annexe.retiree'
  | 'annexes.lues'
  | 'demande.attribuee'
  | 'pai.pret'
  | 'pai.repris'
  | 'pai.lu'
  | 'pai.signe';

/**
 * Audits access to an inclusive-teaching file, in a trail apart from the ordinary audit; with `tx`, in the write's
 * transaction.
 */
export const traceInclusive = (
  request: FastifyRequest,
  action: InclusiveAction,
  etudiantId: number,
  { documentId = null, tx }: { documentId?: number | null; tx?: Executor } = {},
): Promise<void> =>
  insertInclusiveAccess(tx ?? request.server.db.orm, {
    at: request.server.clock.now(),
    actor: principalOf(request).username,
    action,
    etudiantId,
    documentId,
    origin: request.ip,
    requestId: request.id,
  });
