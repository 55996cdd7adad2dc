import type { FastifyRequest } from 'fastify';
import { VERIFICATION_PURPOSE } from 'server-kernel/audit/purposes';
import { notFound } from 'server-kernel/errors';
import type { DeclaredAction } from 'shared-contract/base/audit-actions';
import { findEnrolled } from './file.queries';

/** A call on a student's file, which the address names by her enrolment. */
interface FileCall {
  readonly request: FastifyRequest;
  readonly params: { readonly InscriptionID: number };
}

export const unknownLine = () => notFound('Cet élément n’existe pas dans ce dossier.');

/** The enrolment that the address names, once the look at its student is in the audit. */
export const findAuditedEnrolment = async (
  { request, params }: FileCall,
  action: DeclaredAction,
  target?: string,
) => {
  const { server: app } = request;
  const inscriptionId = params.InscriptionID;
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
