import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Database } from 'server-kernel/db/client';
import { personName } from 'shared-contract/base/french';
import { type ErasureOrder, ErasureRefused } from './erase-person';
import { lockSubject, unmarkErased } from './erase-rows.queries';

/**
 * Lets packages write of an erased person again, who comes back to the school; what was erased stays so. Resolves to
 * her name; throws ErasureRefused for whom nobody erased.
 */
export const readmitPerson = (
  db: Database,
  { matricule, reason, now }: Omit<ErasureOrder, 'isTrial'>,
): Promise<string> =>
  db.transaction(async (tx) => {
    const subject = await lockSubject(tx, matricule);
    if (!subject || !(await unmarkErased(tx, subject)))
      throw new ErasureRefused(`Aucune personne effacée n’a le matricule ${matricule}.`);
    const { etudiantId, prenom, nom } = subject;
    await insertAuditEvent(tx, {
      action: 'donnees.effacement-leve',
      etudiantId,
      target: `etudiant:${etudiantId}`,
      purpose: reason,
      role: 'system',
      at: now,
    });
    return personName(prenom, nom);
  });
