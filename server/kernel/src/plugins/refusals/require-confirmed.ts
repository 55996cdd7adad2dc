import { openQuestions, type Question } from 'shared-contract/base/plausibility';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { ApiProblem } from '../../errors';

const DETAIL = 'Quelque chose est inhabituel\u00a0: confirmez-le, ou modifiez votre demande.';

/** Union of the confirmations of a list's lines; undefined where no line has any. */
export const confirmedIn = (
  lines: readonly { Confirmations?: readonly string[] | undefined }[],
): string[] | undefined =>
  lines.some(({ Confirmations }) => Confirmations !== undefined)
    ? lines.flatMap(({ Confirmations }) => Confirmations ?? [])
    : undefined;

/**
 * Lets what is probable or confirmed through; 409 with the open questions otherwise, by their code. Who sends no
 * `Confirmations` is asked nothing (docs/decisions/binding-acts-and-receipts.md).
 */
export const requireConfirmed = (
  questions: readonly Question[],
  confirmed: readonly string[] | undefined,
): void => {
  const open = openQuestions(questions, confirmed);
  if (open.length === 0) return;
  const errors = open.map(({ code, text }) => ({ path: code, message: text }));
  throw new ApiProblem(409, PROBLEM_CODES.toConfirm, DETAIL, { errors });
};
