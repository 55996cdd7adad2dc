import type { Database } from 'server-kernel/db/client';
import { notifyAct } from '../../shared/outbox/notify-act';
import { withdrawnNotification } from '../order-notifications';
import type { StatementImport } from './import-statement';
import { lockStatements, markTakenBack } from './imports.queries';
import { deleteImport, findRestingOn, lockImport } from './payments.queries';

/** An import that can't be taken back; the message says why. */
export class TakeBackError extends Error {
  constructor(
    message: string,
    /** False where there is no such import. */
    readonly isKnown: boolean,
  ) {
    super(message);
  }
}

/** Takes a wrong import back, whole; resolves to how many movements went. Throws TakeBackError. */
export const takeBackImport = (
  db: Database,
  importation: string,
  { now, audit }: Pick<StatementImport, 'now' | 'audit'>,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockStatements(tx);
    const rows = await lockImport(tx, importation);
    const [first] = rows;
    const orders = rows.map(({ commandeId }) => commandeId);
    const resting = first ? await findRestingOn(tx, orders, importation, first.paiementId) : [];
    if (resting.length > 0) {
      throw new TakeBackError(
        `Cet import ne peut plus être annulé\u00a0: un mouvement ou une intervention est venu depuis sur les commandes ${resting.join(', ')}.`,
        true,
      );
    }
    const isMarked = await markTakenBack(tx, importation, now);
    if (!isMarked) throw new TakeBackError(`Aucun import en vigueur ne porte le nom ${importation}.`, false);
    await deleteImport(tx, importation);
    for (const { paiementId, commandeId, montant, etudiantId } of rows) {
      const withdrawn = withdrawnNotification(commandeId, montant, `${importation}:${paiementId}`);
      await notifyAct(tx, { ...withdrawn, etudiantId, now });
    }
    await audit(tx, { action: 'releve.annule', target: `import:${importation} mouvements:${rows.length}` });
    return rows.length;
  });
