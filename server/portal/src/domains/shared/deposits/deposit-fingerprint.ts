import type { AuditAct } from 'server-kernel/access/audit-trail';
import type { Database, Tx } from 'server-kernel/db/client';
import { tooMany } from 'server-kernel/errors';
import type { StudentOwner } from 'server-kernel/files/receiving/uploads.queries';
import { findDeposit, insertDeposit, lastDeposits } from 'server-kernel/files/uploads/uploads.queries';
import { waitOf } from 'server-kernel/pace';
import { daysBefore } from 'shared-contract/base/days';
import { FINGERPRINT_LIMITS } from 'shared-contract/base/limits';
import type { Fingerprint } from 'shared-contract/documents/documents';

const TOO_MANY =
  'Vous avez choisi trop de fichiers en peu de temps\u00a0: rien n’a été enregistré. Réessayez plus tard.';

export interface DepositContext {
  now: Date;
  audit: AuditAct;
  /** Called for a digest deposited before. */
  onSame: () => void;
}

/** 429, with the seconds to wait, for more than anybody does by hand. */
const requirePace = async (tx: Tx, compteId: number, now: Date): Promise<void> => {
  const dates = await lastDeposits(tx, compteId, daysBefore(now, 1), FINGERPRINT_LIMITS.aDay);
  const wait = waitOf(dates, FINGERPRINT_LIMITS, now);
  if (wait > 0) throw tooMany(wait, TOO_MANY);
};

/**
 * Deposits the SHA-256 of a file before the file itself: proof that its sender had it by then, even when the upload is
 * cut at a deadline. A file that was only chosen is no act: no receipt, mail or notification tells of it. Depositing
 * it again gives the first instant; 429 for more than anybody does by hand.
 */
export const depositFingerprint = (
  db: Database,
  { compteId }: StudentOwner,
  empreinte: string,
  { now, audit, onSame }: DepositContext,
): Promise<Fingerprint> =>
  db.transaction(async (tx) => {
    const answer = (deposeeLe: Date) => ({ Empreinte: empreinte, Date: deposeeLe.toISOString() });
    const before = await findDeposit(tx, compteId, empreinte);
    if (!before) await requirePace(tx, compteId, now);
    if (!before && (await insertDeposit(tx, compteId, empreinte, now))) {
      await audit(tx, `empreinte:${empreinte.slice(0, 12)}`);
      return answer(now);
    }
    onSame();
    const first = before ?? (await findDeposit(tx, compteId, empreinte));
    if (!first) throw new Error('the digest was not deposited');
    return answer(first.deposeeLe);
  });
