/** @typedef {import('../../server/kernel/src/db/client').Database} Database */

/**
 * @typedef {object} Wish an order that somebody wants once, under its key; nobody else wants the same lines
 * @property {string} key
 * @property {number} compteId
 * @property {number} etudiantId
 * @property {string} code
 * @property {number} copies
 */

/** @typedef {{ wish: Wish, id: number | null }} Confirmed an order that was said to be there; its number, if it was said */

/** Reads every row of every table whole. @param {Database} db */
const readAll = async (db) => {
  const { rows } = await db.pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle')`,
  );
  let unreadable = 0;
  for (const { name } of rows) {
    await db.pool.query(`select sum(length(t::text)) from ${name} t`).catch((error) => {
      unreadable += 1;
      console.error(`${name}: ${error}`);
    });
  }
  return unreadable;
};

/** @typedef {{ id: number, etudiantId: number, code: string, copies: number, isWhole: boolean }} Kept */

/** @type {(db: Database, after: number) => Promise<Kept[]>} */
const findOrders = async (db, after) => {
  const { rows } = await db.pool.query(
    `select c.commande_id as id, c.etudiant_id as "etudiantId", s.code_interne as code, l.quantite as copies,
       (r.numero is not null and l.commande_id is not null) as "isWhole"
     from commandes c left join lignes_commande l using (commande_id) left join supports s using (support_id)
     left join recus r on r.numero = c.recu_numero where c.commande_id > $1`,
    [after],
  );
  return rows;
};

/** @type {(order: Pick<Wish, 'etudiantId' | 'code' | 'copies'>) => string} */
const linesOf = ({ etudiantId, code, copies }) => `${etudiantId} ${code} ${copies}`;

/**
 * Compares the confirmed orders with the database: lost, duplicated, partial, unexpected.
 *
 * @param {Database} db
 * @param {{ confirmed: readonly Confirmed[], after: number }} said the orders, and the last one before them
 */
export const verifyOrders = async (db, { confirmed, after }) => {
  const orders = await findOrders(db, after);
  /** @type {Map<string, Kept[]>} */
  const byLines = new Map();
  for (const order of orders) byLines.set(linesOf(order), [...(byLines.get(linesOf(order)) ?? []), order]);
  const isKept = (/** @type {Confirmed} */ { wish, id }) =>
    (byLines.get(linesOf(wish)) ?? []).some((order) => id === null || order.id === id);
  const ids = new Set(orders.map(({ id }) => id));
  const told = new Set(confirmed.map(({ wish }) => linesOf(wish)));
  return {
    orders: ids.size,
    lost: confirmed.filter((one) => !isKept(one)).length,
    twice: ids.size - byLines.size,
    halves: orders.filter(({ isWhole }) => !isWhole).length,
    /** Orders that nobody was told of, though each wish was asked until it was answered. */
    unasked: [...byLines.keys()].filter((lines) => !told.has(lines)).length,
    tables: await readAll(db),
  };
};
