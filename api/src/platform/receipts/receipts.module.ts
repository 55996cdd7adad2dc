import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Instant, Shape } from 'shared-contract/base/answer-types';
import { notFound } from '../../errors';
import { withoutNotes } from './receipts.policy';
import { findReceipt, findReceipts, type ReceiptReader } from './receipts.queries';

const ReceiptAnswer = Shape({
  Numero: Type.String(),
  Domaine: Type.String(),
  Objet: Type.String(),
  Date: Instant,
  Empreinte: Type.String(),
  Lignes: Type.Array(Shape({ Libelle: Type.String(), Valeur: Type.String() })),
});

const readerOf = ({ principal }: FastifyRequest): ReceiptReader | null =>
  principal?.etudiantId ? { etudiantId: principal.etudiantId, viewing: principal.viewing } : null;

/** GET /recus, /recus/{Numero}: the receipts of the student in view. */
export const recusModule = async (app: FastifyInstance): Promise<void> => {
  const config = { access: { session: true } } as const;

  app.get('/recus', { schema: { response: { 200: Type.Array(ReceiptAnswer) } }, config }, async (request) => {
    const reader = readerOf(request);
    const all = reader ? await findReceipts(app.db.orm, reader) : [];
    return reader?.viewing ? all.map(withoutNotes) : all;
  });

  app.get<{ Params: { Numero: string } }>(
    '/recus/:Numero',
    { schema: { response: { 200: ReceiptAnswer } }, config },
    async (request) => {
      const reader = readerOf(request);
      const found = reader ? await findReceipt(app.db.orm, reader, request.params.Numero) : null;
      if (!found) throw notFound();
      return reader?.viewing ? withoutNotes(found) : found;
    },
  );
};
