import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from 'server-kernel/errors';
import type { RateRule } from 'server-kernel/plugins/rate-rule';
import { serve } from 'server-kernel/plugins/serve';
import { receiptRoutes } from 'shared-contract/receipts/routes';
import { RECEIPT_CODE, readCode } from '../printing/check-code';
import { withoutNotes } from './receipts.policy';
import { toCheckedReceipt, toReceipt, toWholeReceipt } from './receipts.presenter';
import { findCheckedReceipt, findReceipt, findReceipts, type ReceiptReader } from './receipts.queries';

/** Checks from one address: at this pace, 40 random bits are found once in thirty thousand years. */
const CHECKS: RateRule = { max: 60, windowSeconds: 60 };

const readerOf = ({ principal }: FastifyRequest): ReceiptReader | null =>
  principal?.etudiantId ? { etudiantId: principal.etudiantId, viewing: principal.viewing } : null;

/** GET /recus, /recus/{Numero}: the receipts of the student in view; the check of a printed one, open to anyone. */
export const recusModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, receiptRoutes.receipts, async ({ request }) => {
    const reader = readerOf(request);
    const all = reader ? (await findReceipts(app.db.orm, reader)).map(toReceipt) : [];
    return reader?.viewing ? all.map(withoutNotes) : all;
  });

  serve(app, receiptRoutes.receipt, async ({ request, params }) => {
    const reader = readerOf(request);
    const found = reader && (await findReceipt(app.db.orm, reader, params.Numero));
    if (!found) throw notFound();
    const receipt = toWholeReceipt(found, app.config.publicUrl);
    return reader.viewing ? withoutNotes(receipt) : receipt;
  });

  serve(
    app,
    receiptRoutes.receiptCheck,
    async ({ params }) => {
      const code = readCode(params.code, RECEIPT_CODE);
      const found = code && (await findCheckedReceipt(app.db.orm, params.Numero, code));
      if (!found) throw notFound('Aucun reçu ne porte ce numéro et ce code.');
      return toCheckedReceipt(found);
    },
    { rateLimit: CHECKS },
  );
};
