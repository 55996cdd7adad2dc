import type { FastifyRequest } from 'fastify';
import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import type { FileUsage } from 'shared-contract/documents/documents';
import { forbidden } from '../../../errors';
import { principalOf } from '../../../plugins/access';
import { studentInView } from '../../../student-in-view';
import type { FileOwner } from './uploads.queries';

/** What a blocked student may still hand in (CONTRACT §5.6). */
const WHEN_BLOCKED = new Set<FileUsage>(['document', 'photo']);

/** Whose a file sent now will be: the person who is signed in, for herself. */
export const ownerOf = (request: FastifyRequest): FileOwner => ({
  compteId: principalOf(request).userId,
  etudiantId: studentInView(request),
});

/** Throws 403 when a blocked student sends a file for a screen that is closed to her. */
export const mayUploadFor = (request: FastifyRequest, usage: FileUsage): void => {
  if (principalOf(request).isBlocked && !WHEN_BLOCKED.has(usage)) {
    throw forbidden(
      PROBLEM_CODES.fileBlocked,
      'Votre dossier est bloqué\u00a0: seuls les documents et les valves restent ouverts.',
    );
  }
};
