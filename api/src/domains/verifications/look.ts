import type { TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { Access } from 'shared-contract/base/access';
import { notFound } from '../../errors';
import { idParams, toId } from '../../params';
import { VERIFICATION_PURPOSE } from '../../platform/audit/purposes';
import { findEnrolled } from './file.queries';

/** Staff alone (CONTRACT §5.15). */
export const VERIFIERS: { access: Access } = {
  access: { roles: ['verifications', 'admin', 'programmes'] },
};

/** Address of a student's file in the space: by her enrolment. */
export const FILE_PATH = '/extranet/verifications/:InscriptionID';

export interface ById {
  Params: { InscriptionID: string };
}

export interface ByLine {
  Params: { InscriptionID: string; ligne: string };
}

/** A section of the file: `…/{InscriptionID}/<section>`. */
export const section = (answer: TSchema) => ({
  config: VERIFIERS,
  schema: { params: idParams('InscriptionID'), response: { 200: answer } },
});

/** One line of a section: `…/{InscriptionID}/<section>/{id}`. */
export const sectionLine = (answer: TSchema) => ({
  config: VERIFIERS,
  schema: { params: idParams('InscriptionID', 'ligne'), response: { 200: answer } },
});

export const unknownLine = () => notFound('Cet élément n’existe pas dans ce dossier.');

/** The enrolment that the address names, once the look at its student is in the audit. */
export const look = async (request: FastifyRequest<ById>, action: string, target?: string) => {
  const { server: app } = request;
  const inscriptionId = toId(request.params.InscriptionID);
  const found = await findEnrolled(app.db.orm, inscriptionId);
  if (!found) throw notFound('Ce dossier n’existe pas.');
  await app.audit.record(request, {
    action,
    etudiantId: found.etudiantId,
    target: target ?? `inscription:${inscriptionId}`,
    purpose: VERIFICATION_PURPOSE,
  });
  return { ...found, inscriptionId };
};
