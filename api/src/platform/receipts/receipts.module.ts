import type { FastifyInstance, FastifyRequest } from 'fastify';
import { receiptRoutes } from 'shared-contract/receipts/routes';
import { notFound } from '../../errors';
import { serve } from '../../plugins/serve';
import { withoutNotes } from './receipts.policy';
import { findReceipt, findReceipts, type ReceiptReader } from './receipts.queries';

const readerOf = ({ principal }: FastifyRequest): ReceiptReader | null =>
  principal?.etudiantId ? { etudiantId: principal.etudiantId, viewing: principal.viewing } : null;

/** GET /recus, /recus/{Numero}: the receipts of the student in view. */
export const recusModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, receiptRoutes.receipts, async ({ request }) => {
    const reader = readerOf(request);
    const all = reader ? await findReceipts(app.db.orm, reader) : [];
    return reader?.viewing ? all.map(withoutNotes) : all;
  });

  serve(app, receiptRoutes.receipt, async ({ request, params }) => {
    const reader = readerOf(request);
    const found = reader ? await findReceipt(app.db.orm, reader, params.Numero) : null;
    if (!found) throw notFound();
    return reader?.viewing ? withoutNotes(found) : found;
  });
};
