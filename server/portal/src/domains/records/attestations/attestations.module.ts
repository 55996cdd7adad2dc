import type { FastifyInstance } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { serve } from 'server-kernel/plugins/serve';
import { attestationRoutes } from 'shared-contract/documents/routes';
import { DOCUMENT_CODE, groupedCode, readCode } from '../../shared/printing/check-code';
import { GENERATED_DOCUMENTS } from '../printed/generated-documents';
import { findAttestation } from './attestations.queries';

const initial = (name: string): string => `${[...name.replace(/^d[’']/i, '')][0]?.toUpperCase() ?? ''}.`;

const unknown = () => notFound('Aucun document ne porte ce code.');

/** Kind, date and initials of a document with this code, open to anyone. */
export const attestationsModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, attestationRoutes.attestation, async ({ params }) => {
    const code = readCode(params.code, DOCUMENT_CODE);
    const found = code && (await findAttestation(app.db.orm, code));
    const kind = found && GENERATED_DOCUMENTS.find(({ nature }) => nature === found.nature);
    if (!code || !found || !kind) throw unknown();
    return {
      Code: groupedCode(code),
      Nature: kind.nature,
      Libelle: kind.label,
      Date: found.jour,
      Initiales: `${initial(found.prenom)} ${initial(found.nom)}`,
    };
  });
};
