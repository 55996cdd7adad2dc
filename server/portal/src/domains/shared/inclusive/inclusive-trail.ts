import type { FastifyRequest } from 'fastify';
import type { Executor } from 'server-kernel/db/client';
import { principalOf } from 'server-kernel/plugins/access';
import { insertInclusiveAccess } from './inclusive-trail.queries';

/** What can be done with an inclusive-teaching file. */
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
 * Adds a line to the trail of inclusive-teaching files, which is kept apart from the ordinary audit; with `tx` it
 * stands or falls with the write that it tells of.
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
