import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { PORTAL_ROOT } from '../../server/kernel/src/config.ts';
import { openDatabase } from '../../server/kernel/src/db/client.ts';
import { withCommitHook } from '../../server/kernel/src/db/transaction.ts';
import { loadInstitution } from '../../server/kernel/src/institution/institution.ts';
import {
  claimKey,
  markCommitted,
  releaseKey,
  storeAnswer,
} from '../../server/kernel/src/plugins/idempotency/idempotency.queries.ts';
import { placeOrder } from '../../server/portal/src/domains/orders/place-order.ts';

/**
 * A process that takes orders, each under its key, as the portal does behind its sign-in: it claims the key, places the
 * order in one transaction that marks the key, and keeps the answer. What it says it says after that. To be killed.
 * What runs is its bundle (kills/bundle-order-process.mjs).
 * Arguments: the data directory; the address of a PostgreSQL, if there is one.
 */
const [, , dataDir = '', databaseUrl = null] = process.argv;

const { institution, sale } = loadInstitution(join(PORTAL_ROOT, 'institution.json'));

/** Status of an idempotency key, in the terms of `verifyOrders`. */
const TOLD = /** @type {const} */ ({ committed: 'saved', 'in-flight': 'later', different: 'failed' });

/** @typedef {import('./verify-orders.mjs').Wish} Wish */
/** @typedef {{ kind: 'done' | 'saved' | 'later' | 'failed', id?: number, why?: string }} Fate */

/** @type {(db: import('../../server/kernel/src/db/client').Database, wish: Wish) => Promise<Fate>} */
const take = async (db, wish) => {
  const requestHash = createHash('sha256').update(JSON.stringify(wish)).digest('hex');
  const asked = { compteId: wish.compteId, key: wish.key, requestHash };
  const claim = await claimKey(db.orm, asked);
  if (claim.kind === 'answered')
    return { kind: 'done', id: JSON.parse(claim.answer.body ?? '{}').CommandeID };
  if (claim.kind !== 'first') return { kind: TOLD[claim.kind] };
  const held = { ...asked, claimedAt: claim.claimedAt };
  const lines = [{ SupportCoursCodeInterne: wish.code, LigneCommandeQuantite: wish.copies }];
  const work = () =>
    placeOrder(db, {
      etudiantId: wish.etudiantId,
      lines,
      confirmed: undefined,
      now: new Date(),
      institution,
      terms: sale,
      audit: async () => {},
      onSame: () => {},
    });
  try {
    const order = await withCommitHook(async (tx) => {
      if (!(await markCommitted(tx, held))) throw new Error('another process holds the key by now');
    }, work);
    await storeAnswer(db.orm, held, { status: 200, headers: {}, body: JSON.stringify(order) });
    return { kind: 'done', id: order.CommandeID };
  } catch (error) {
    await releaseKey(db.orm, held).catch(() => {});
    throw error;
  }
};

/** @param {object} message */
const tell = (message) => process.send?.(message);

const db = await openDatabase({ databaseUrl, dataDir }, { migrate: false, onError: () => {} });
process.on('message', async (/** @type {Wish} */ wish) => {
  const fate = await take(db, wish).catch((error) => ({ kind: 'failed', why: String(error) }));
  tell({ key: wish.key, ...fate });
});
process.once('disconnect', () => process.exit(0));
await db.pool.query('select 1');
tell({ kind: 'ready' });
