import type { AuditAct } from 'server-kernel/access/audit-trail';
import type { Database } from 'server-kernel/db/client';
import type { StudentOwner } from 'server-kernel/files/receiving/uploads.queries';
import { findDeposit, insertDeposit, noteReceipt } from 'server-kernel/files/uploads/uploads.queries';
import { FINGERPRINT_LIMITS } from 'shared-contract/base/limits';
import type { Fingerprint } from 'shared-contract/documents/documents';
import { issueReceipt } from '../receipts/issue-receipt.queries';
import type { ReceiptMail } from '../receipts/receipt-mail';
import { requirePace } from '../receipts/receipt-pace.queries';

const DOMAIN = 'Fichiers';

export const FINGERPRINT_MAIL: ReceiptMail = {
  kind: 'fichier.empreinte',
  sentence: 'L’empreinte de votre fichier est déposée : le reçu prouve que vous l’aviez à cette heure.',
};

export interface DepositContext {
  now: Date;
  audit: AuditAct;
  /** Called for a digest deposited before. */
  onSame: () => void;
}

/**
 * Deposits the SHA-256 of a file before the file itself, with a receipt: proof that its sender had it by then, even
 * when the upload is cut at a deadline. Depositing it again gives the first instant and receipt; 429 for more than anybody
 * does by hand.
 */
export const depositFingerprint = (
  db: Database,
  { compteId, etudiantId }: StudentOwner,
  empreinte: string,
  { now, audit, onSame }: DepositContext,
): Promise<Fingerprint> =>
  db.transaction(async (tx) => {
    if (await insertDeposit(tx, compteId, empreinte, now)) {
      await requirePace(tx, { etudiantId, Domaine: DOMAIN, now }, FINGERPRINT_LIMITS);
      const { Numero } = await issueReceipt(tx, {
        etudiantId,
        Domaine: DOMAIN,
        Objet: 'Dépôt de l’empreinte d’un fichier',
        Lignes: [{ Libelle: 'Empreinte SHA-256', Valeur: empreinte }],
        mail: FINGERPRINT_MAIL,
        now,
      });
      await noteReceipt(tx, compteId, empreinte, Numero);
      await audit(tx, `recu:${Numero}`);
    } else onSame();
    const deposit = await findDeposit(tx, compteId, empreinte);
    if (!deposit) throw new Error('the digest was not deposited');
    const { deposeeLe, recuNumero } = deposit;
    const date = deposeeLe.toISOString();
    return { Empreinte: empreinte, Date: date, Recu: recuNumero ? { Numero: recuNumero, Date: date } : null };
  });
