import { formatCredits } from '../base/french';
import { type Question, toQuestion } from '../base/plausibility';
import type { PaeLimits } from './warnings';

export interface ToSubmit {
  credits: number;
  commentaire: string | null;
}

/**
 * Questions before submission: credits beyond the school's limits without a comment. No limit ever blocks (CONTRACT
 * §5.8).
 */
export const paeQuestions = (
  { credits, commentaire }: ToSubmit,
  { ECTSMin, ECTSMax }: PaeLimits,
): Question[] => {
  if ((commentaire ?? '').trim() !== '') return [];
  const statement = (limit: string) =>
    `Votre programme compte ${formatCredits(credits)}, ${limit}, et aucun commentaire ne l’explique`;
  if (ECTSMin !== null && credits < ECTSMin)
    return [toQuestion(`sous-minimum-${credits}`, statement(`moins que le minimum de ${ECTSMin}`))];
  if (ECTSMax !== null && credits > ECTSMax)
    return [toQuestion(`au-dela-maximum-${credits}`, statement(`plus que le maximum de ${ECTSMax}`))];
  return [];
};
