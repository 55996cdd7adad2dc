import type { FastifyRequest } from 'fastify';
import type { Role } from 'shared-contract';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { FileUsage } from 'shared-contract/documents/documents';
import { forbidden } from '../../errors';
import { principalOf } from '../../plugins/access';
import { studentInView } from '../../student-in-view';
import type { FileOwner, StudentOwner } from './uploads.queries';

/** File usages that stay open to a blocked student (CONTRACT §5.6). */
const WHEN_BLOCKED = new Set<FileUsage>(['document', 'photo']);

/** File usages of school staff; all others are students'. */
const SCHOOLS = new Set<FileUsage>(['valves']);

const DESK_ROLES: readonly Role[] = ['gestion', 'programmes', 'admin'];

/** Owner of a file uploaded now: the signed-in student. */
export const ownerOf = (request: FastifyRequest): StudentOwner => ({
  compteId: principalOf(request).userId,
  etudiantId: studentInView(request),
});

/** Owner of a file uploaded for this usage: a student, or none where the desk uploads it. */
export const senderOf = (request: FastifyRequest, usage: FileUsage): FileOwner => {
  if (!SCHOOLS.has(usage)) return ownerOf(request);
  const { userId, roles } = principalOf(request);
  if (!roles.some((role) => DESK_ROLES.includes(role)))
    throw forbidden(PROBLEM_CODES.roleMissing, 'Ces fichiers sont envoyés par le bureau de l’école.');
  return { compteId: userId, etudiantId: null };
};

/** Throws 403 when a blocked student sends a file for a screen that is closed to her. */
export const mayUploadFor = (request: FastifyRequest, usage: FileUsage): void => {
  if (principalOf(request).isBlocked && !WHEN_BLOCKED.has(usage)) {
    throw forbidden(
      PROBLEM_CODES.fileBlocked,
      'Votre dossier est bloqué\u00a0: seuls les documents et les valves restent ouverts.',
    );
  }
};
