import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import { creditsOf, selectionOf } from 'shared-contract/pae/engine';
import type { StaffPaeWrite } from 'shared-contract/pae/schemas';
import type { Database } from '../../../db/client';
import { conflict, notFound } from '../../../errors';
import { type Tidings, tellStudent } from '../../../platform/outbox/tell-student';
import { lockPaeOf, replaceSelection, setStatus, updatePae } from './pae.queries';
import { decisionNotice, type PaeDecision } from './pae-templates';
import { loadLevels, requireSelection, requireSubmittable } from './save-pae';

const STATES = { modifier: 'À modifier', 'a-signer': 'À signer' } as const;

export interface DecidePae {
  inscriptionId: number;
  write: StaffPaeWrite;
  /** Tells of it in the name of who decided; absent for the command line. */
  tell?: Tidings['tell'];
  now: Date;
}

/**
 * A coordinator gives a submitted programme back to be amended, or ready to sign, with or without units changed;
 * the student is told by mail. The command line and the staff's call are this one function (CONTRACT §1, §3).
 */
export const decidePae = (db: Database, { inscriptionId, write, tell, now }: DecidePae) =>
  db.transaction(async (tx): Promise<{ decision: PaeDecision; said: string; annee: string }> => {
    const row = await lockPaeOf(tx, inscriptionId);
    if (!row) throw notFound('Aucun programme annuel ne porte ce numéro d’inscription.');
    if (row.statutPae !== 'Soumis')
      throw conflict(PROBLEM_CODES.paeNotSubmitted, 'Ce programme annuel n’attend pas de décision.');
    const { programme } = await loadLevels(tx, row);
    const items = write.item ?? [];
    const hasItems = items.length > 0;
    const selection = hasItems ? requireSelection(programme, items) : selectionOf(programme);
    if (write.decision === 'a-signer') requireSubmittable(selection);
    if (hasItems) await replaceSelection(tx, inscriptionId, [...selection]);
    const decision = STATES[write.decision];
    await setStatus(tx, inscriptionId, decision);
    await updatePae(tx, inscriptionId, { decideLe: now, decisionCommentaire: write.commentaire }, true);
    const facts = {
      annee: row.annee,
      credits: creditsOf(programme, selection),
      commentaire: write.commentaire,
    };
    const { said } = await tellStudent(
      tx,
      {
        etudiantId: row.etudiantId,
        action: `pae.${write.decision}`,
        target: `inscription:${inscriptionId}`,
        ...(tell && { tell }),
        ...decisionNotice(decision, facts),
      },
      now,
    );
    return { decision, said, annee: row.annee };
  });
