import { ORDER_LIMITS } from '../base/limits';
import { type Question, toQuestion } from '../base/plausibility';

export interface OrderedCopies {
  code: string;
  label: string;
  copies: number;
}

/** Questions before an improbable order binds: many copies of one support. */
export const orderQuestions = (lines: readonly OrderedCopies[]): Question[] =>
  lines
    .filter(({ copies }) => copies > ORDER_LIMITS.usualCopies)
    .map(({ code, label, copies }) =>
      toQuestion(
        `exemplaires-${code}-${copies}`,
        `Vous commandez ${copies} exemplaires de «\u00a0${label}\u00a0»`,
      ),
    );
