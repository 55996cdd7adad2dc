import type { Tx } from 'server-kernel/db/client';
import { precondition } from 'server-kernel/errors';
import { dayOf } from 'shared-contract/base/days';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { USUAL_ARRANGEMENT } from 'shared-contract/gestion/templates';
import type { DecisionNotification } from '../outbox/notify-decision';
import { countPaiRows, fillPaiRows, lockSubmitted, markPaiReady } from './plan.queries';

/** Health: the mail says that something waits, and neither what nor why. */
export const PAI_READY: DecisionNotification = {
  titre: 'Votre plan d’accompagnement est prêt à signer',
  texte: 'Il vous attend dans «\u00a0Enseignement inclusif\u00a0».',
  lien: '/enseignement-inclusif/signature',
  mail: {
    kind: 'dossier.pret',
    subject: 'Un document attend votre signature',
    text: 'Un document vous attend dans le portail. Connectez-vous pour le lire et le signer.',
    path: '/desktop',
  },
};

/** The requested arrangement, or the usual one by default. */
export const proposedArrangement = (asked: string | null): string => asked?.trim() || USUAL_ARRANGEMENT;

export interface PlanReady {
  etudiantId: number;
  /** Since when the request had waited. */
  since: Date | null;
  /** Units for which something is arranged. */
  units: number;
  /** True where the arrangements came with it: a plan that had some keeps them. */
  isFilled: boolean;
}

/**
 * Makes the support plan of a submitted request ready to sign, with one arrangement in each unit of the year: these
 * words, otherwise what the student asked for. Null when no such request waits, or when its plan is ready.
 *
 * @throws ApiProblem 412 where she has no unit this year
 */
export const makePlanReady = async (
  tx: Tx,
  { id, words, now }: { id: number; words: string | null; now: Date },
): Promise<PlanReady | null> => {
  const request = await lockSubmitted(tx, id);
  if (!request || request.paiPretLe) return null;
  const { etudiantId, soumiseLe: since } = request;
  const amenagements = words ?? proposedArrangement(request.amenagements);
  const isFilled = (await countPaiRows(tx, id)) === 0;
  const units = await fillPaiRows(tx, { id, etudiantId, amenagements, today: dayOf(now) });
  if (units === 0)
    throw precondition(
      PROBLEM_CODES.planEmpty,
      'Ce dossier ne compte aucune unité cette année\u00a0: rien à aménager.',
    );
  await markPaiReady(tx, id, now);
  return { etudiantId, since, units, isFilled };
};
