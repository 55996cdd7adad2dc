import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Instant, Shape } from 'shared-contract/answer-types';
import { notFound } from '../../errors';
import { findReceipt, findReceipts } from './recus.queries';

const ReceiptAnswer = Shape({
  Numero: Type.String(),
  Domaine: Type.String(),
  Objet: Type.String(),
  Date: Instant,
  Empreinte: Type.String(),
  Lignes: Type.Array(Shape({ Libelle: Type.String(), Valeur: Type.String() })),
});

/** GET /recus, /recus/{Numero}: the receipts of the student in view. */
export const recusModule = async (app: FastifyInstance): Promise<void> => {
  const config = { access: { session: true } } as const;

  app.get(
    '/recus',
    { schema: { response: { 200: Type.Array(ReceiptAnswer) } }, config },
    async ({ principal }) => (principal?.etudiantId ? findReceipts(app.db.orm, principal.etudiantId) : []),
  );

  app.get<{ Params: { Numero: string } }>(
    '/recus/:Numero',
    { schema: { response: { 200: ReceiptAnswer } }, config },
    async ({ principal, params }) => {
      const found = principal?.etudiantId
        ? await findReceipt(app.db.orm, principal.etudiantId, params.Numero)
        : null;
      if (!found) throw notFound();
      return found;
    },
  );
};
