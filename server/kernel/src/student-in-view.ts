import type { FastifyRequest } from 'fastify';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { forbidden, unauthorized } from './errors';

/** The student in view: always from the session, never from what the client sends. */
export const studentInView = (request: FastifyRequest): number => {
  if (!request.principal) throw unauthorized();
  const { etudiantId } = request.principal;
  if (etudiantId === null) throw forbidden(PROBLEM_CODES.noStudent, 'Choisissez d’abord un étudiant.');
  return etudiantId;
};
