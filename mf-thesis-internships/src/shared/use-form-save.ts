import { apiPost, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import type { FieldProblem } from 'shared-contract';

interface Sent<T> {
  /** What the server answered; null when it refused or could not be reached. */
  saved: T | null;
  /** What the form is told then: the errors of its fields, or that it was said elsewhere. */
  outcome: readonly FieldProblem[] | false;
}

interface Texts {
  success: string;
  refresh: readonly string[];
}

/**
 * Posts a form. The same contents sent again after a lost answer carry the same key, so that they are written once;
 * a refusal of the server is its last word on them.
 */
export const useFormSave = () => {
  const save = useSave();
  const { keyOf, onRefusal } = useRequestKey();

  return async <T>(path: string, body: object, { success, refresh }: Texts): Promise<Sent<T>> => {
    const idempotencyKey = keyOf([path, body]);
    let problems: readonly FieldProblem[] = [];
    const saved = await save(() => apiPost<T>(`/extranet/student/${path}`, body, { idempotencyKey }), {
      success,
      refresh,
      onError: (error) => {
        problems = error.fieldErrors;
        onRefusal(error);
      },
    });
    if (saved !== false) return { saved, outcome: [] };
    return { saved: null, outcome: problems.length > 0 ? problems : false };
  };
};
