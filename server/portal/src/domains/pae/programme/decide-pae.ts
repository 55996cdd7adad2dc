import { randomUUID } from 'node:crypto';
import type { Database } from 'server-kernel/db/client';
import { conflict, notFound } from 'server-kernel/errors';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { StaffPaeWrite } from 'shared-contract/pae/schemas';
import { insertDecision } from '../../shared/decisions/decisions.queries';
import { type AuditedDecision, notifyAuditedDecision } from '../../shared/outbox/notify-decision';
import type { PaeDecision } from '../../shared/programme/decision-notification';
import { lockPaeOf } from '../../shared/programme/programme.queries';
import { settleProgramme, waitsAs, waitsSince } from '../../shared/programme/settle-programme';

export interface DecidePae {
  inscriptionId: number;
  write: StaffPaeWrite;
  /** Account of the decider; null for the command line. */
  compteId: number | null;
  /** Audits in the decider's name; absent for the command line. */
  audit?: AuditedDecision['audit'];
  now: Date;
}

/**
 * A coordinator decides of a submitted programme, with or without units changed, and the student is told at once. The
 * desk, which may change no unit and holds its mail for ten seconds, decides by the same rule (settleProgramme); both
 * keep their decision in one history.
 */
export const decidePae = (db: Database, { inscriptionId, write, compteId, audit, now }: DecidePae) =>
  db.transaction(async (tx): Promise<{ decision: PaeDecision; mailText: string; annee: string }> => {
    const row = await lockPaeOf(tx, inscriptionId);
    if (!row) throw notFound('Aucun programme annuel ne porte ce numéro d’inscription.');
    const genre = waitsAs(row);
    if (!genre)
      throw conflict(PROBLEM_CODES.paeNotSubmitted, 'Ce programme annuel n’attend pas de décision.');
    const { decision, action, target, words, notice } = await settleProgramme(tx, row, write, now);
    const { etudiantId, annee } = row;
    const kept = {
      genre,
      objetId: inscriptionId,
      etudiantId,
      compteId,
      issue: write.decision === 'modifier' ? 'refuse' : 'accepte',
      texte: words,
      decideLe: now,
      attendaitDepuis: waitsSince(row),
      courrier: `pae:${randomUUID()}`,
      avant: null,
    };
    await insertDecision(tx, kept, 0);
    const audited = { etudiantId, action, target, ...(audit && { audit }), ...notice };
    const { mailText } = await notifyAuditedDecision(tx, audited, now);
    return { decision, mailText, annee };
  });
