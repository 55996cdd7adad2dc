import type { FastifyInstance } from 'fastify';
import { AttestationAnswer } from 'shared-contract/documents/answers';
import { notFound } from '../../../errors';
import { MADE_DOCUMENTS } from '../printed/made-documents';
import { groupedCode, readCode } from './attestation-code';
import { findAttestation } from './attestations.queries';

const PARAMS = {
  type: 'object',
  properties: { code: { type: 'string', minLength: 1, maxLength: 40 } },
  required: ['code'],
} as const;

const initial = (name: string): string => `${[...name.replace(/^d[’']/i, '')][0]?.toUpperCase() ?? ''}.`;

const unknown = () => notFound('Aucun document ne porte ce code.');

/** GET /attestations/{code}, open to anyone: kind, date and initials of a document with this code. */
export const attestationsModule = async (app: FastifyInstance): Promise<void> => {
  app.get<{ Params: { code: string } }>(
    '/attestations/:code',
    {
      config: { access: { open: true } },
      schema: { params: PARAMS, response: { 200: AttestationAnswer } },
    },
    async (request) => {
      const code = readCode(request.params.code);
      const found = code && (await findAttestation(app.db.orm, code));
      const kind = found && MADE_DOCUMENTS.find(({ nature }) => nature === found.nature);
      if (!code || !found || !kind) throw unknown();
      return {
        Code: groupedCode(code),
        Nature: kind.nature,
        Libelle: kind.label,
        Date: found.jour,
        Initiales: `${initial(found.prenom)} ${initial(found.nom)}`,
      };
    },
  );
};
