import { inCredits } from '../base/french';
import { asked, type Question } from '../base/plausibility';
import type { PaeLimits } from './warnings';

export interface ToSubmit {
  credits: number;
  commentaire: string | null;
}

/**
 * What is improbable in a programme that is submitted: credits beyond the school's limits without a word of why. With a
 * comment nothing is asked: the manager reads it. No limit ever blocks (CONTRACT §5.8).
 */
export const paeQuestions = (
  { credits, commentaire }: ToSubmit,
  { ECTSMin, ECTSMax }: PaeLimits,
): Question[] => {
  if ((commentaire ?? '').trim() !== '') return [];
  const said = (limit: string) =>
    `Votre programme compte ${inCredits(credits)}, ${limit}, et aucun commentaire ne l’explique`;
  if (ECTSMin !== null && credits < ECTSMin)
    return [asked(`sous-minimum-${credits}`, said(`moins que le minimum de ${ECTSMin}`))];
  if (ECTSMax !== null && credits > ECTSMax)
    return [asked(`au-dela-maximum-${credits}`, said(`plus que le maximum de ${ECTSMax}`))];
  return [];
};
