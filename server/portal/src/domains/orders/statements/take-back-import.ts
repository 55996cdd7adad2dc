import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Database } from 'server-kernel/db/client';
import { notifyAct } from '../../shared/outbox/notify-act';
import { withdrawnNotification } from '../order-notifications';
import { deleteImport, findRestingOn, lockImport } from './payments.queries';
import { StatementError } from './statement';

/** Takes a wrong import back, whole; resolves to how many movements went. Throws StatementError. */
export const takeBackImport = (db: Database, importation: string, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await lockImport(tx, importation);
    const [first] = rows;
    if (!first) throw new StatementError(`Aucun mouvement ne vient de l’import ${importation}.`);
    const orders = rows.map(({ commandeId }) => commandeId);
    const resting = await findRestingOn(tx, orders, importation, first.paiementId);
    if (resting.length > 0) {
      throw new StatementError(
        `Cet import ne peut plus être annulé\u00a0: un mouvement ou une intervention est venu depuis sur les commandes ${resting.join(', ')}.`,
      );
    }
    await deleteImport(tx, importation);
    for (const { paiementId, commandeId, montant, etudiantId } of rows) {
      const withdrawn = withdrawnNotification(commandeId, montant, `${importation}:${paiementId}`);
      await notifyAct(tx, { ...withdrawn, etudiantId, now });
    }
    await insertAuditEvent(tx, {
      at: now,
      actor: null,
      role: 'system',
      action: 'releve.annule',
      target: `import:${importation} mouvements:${rows.length}`,
    });
    return rows.length;
  });
