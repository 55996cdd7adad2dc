import type { Tx } from 'server-kernel/db/client';
import type { ProgrammeBefore } from 'server-schema/gestion/gestion';
import { creditsOf, selectionOf } from 'shared-contract/pae/engine';
import type { StaffPaeWrite } from 'shared-contract/pae/schemas';
import { decisionNotification, type PaeDecision } from './decision-notification';
import { lockPaeOf, type PaeRow, replaceSelection, setStatus, updatePae } from './programme.queries';
import { loadLevels } from './read-programme';
import { requireSelection, requireSubmittable } from './require-selection';

/** The state that waits for the school. */
const SUBMITTED = 'Soumis';

const STATES = {
  modifier: 'À modifier',
  'a-signer': 'À signer',
} as const satisfies Record<string, PaeDecision>;

/** What an annual programme waits for: validation, or an answer to a reported problem; null = nothing. */
export const waitsAs = ({ statutPae, problemeLe }: PaeRow): 'pae' | 'signature' | null => {
  if (statutPae !== SUBMITTED) return null;
  return problemeLe === null ? 'pae' : 'signature';
};

/** Since when it waits. */
export const waitsSince = ({ problemeLe, soumisLe }: PaeRow): Date | null => problemeLe ?? soumisLe;

/**
 * Gives a submitted programme, locked, back to be amended, or ready to sign, with or without units changed. The
 * command line, the staff's call and the desk are this one function (CONTRACT §1, §3, §7.11).
 */
export const settleProgramme = async (tx: Tx, row: PaeRow, write: StaffPaeWrite, now: Date) => {
  const { inscriptionId } = row;
  const { programme } = await loadLevels(tx, row);
  const items = write.item ?? [];
  const hasItems = items.length > 0;
  const selection = hasItems ? requireSelection(programme, items) : selectionOf(programme);
  if (write.decision === 'a-signer') requireSubmittable(selection);
  if (hasItems) await replaceSelection(tx, inscriptionId, [...selection]);
  const decision = STATES[write.decision];
  await setStatus(tx, inscriptionId, decision);
  const change = { decideLe: now, decisionCommentaire: write.commentaire };
  const version = await updatePae(tx, inscriptionId, change, true);
  const before: ProgrammeBefore = {
    version,
    decideLe: row.decideLe?.toISOString() ?? null,
    commentaire: row.decisionCommentaire,
  };
  const credits = creditsOf(programme, selection);
  return {
    decision,
    before,
    action: `pae.${write.decision}` as const,
    target: `inscription:${inscriptionId}`,
    /** Text of the request's history. */
    words: write.commentaire?.trim() || `${decision}.`,
    notice: decisionNotification(decision, { annee: row.annee, credits, commentaire: write.commentaire }),
  };
};

/** Makes a programme wait again as it did before it was decided; false when it changed since. */
export const restoreProgramme = async (
  tx: Tx,
  inscriptionId: number,
  decided: StaffPaeWrite['decision'],
  before: ProgrammeBefore,
): Promise<boolean> => {
  const row = await lockPaeOf(tx, inscriptionId);
  if (row?.statutPae !== STATES[decided] || row.version !== before.version) return false;
  await setStatus(tx, inscriptionId, SUBMITTED);
  const change = {
    decideLe: before.decideLe === null ? null : new Date(before.decideLe),
    decisionCommentaire: before.commentaire,
  };
  await updatePae(tx, inscriptionId, change, true);
  return true;
};
