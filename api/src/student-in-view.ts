import type { FastifyRequest } from 'fastify';
import { forbidden } from './errors';
import { principalOf } from './plugins/access';

/** The student in view: always from the session, never from what the client sends. */
export const studentInView = (request: FastifyRequest): number => {
  const { etudiantId } = principalOf(request);
  if (etudiantId === null) throw forbidden('sans_etudiant', 'Choisissez d’abord un étudiant.');
  return etudiantId;
};
