import { useRef } from 'react';
import { type ApiError, apiPost, useSave } from 'shared-auth';
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

const isFinal = ({ failure }: ApiError): boolean => failure === 'refused' || failure === 'forbidden';

/**
 * Posts a form. The same contents sent again after a lost answer carry the same key, so that they are written once;
 * a refusal of the server is its last word on them.
 */
export const useFormSave = () => {
  const save = useSave();
  const key = useRef<{ said: string; value: string } | null>(null);

  return async <T>(path: string, body: object, { success, refresh }: Texts): Promise<Sent<T>> => {
    const said = path + JSON.stringify(body);
    if (key.current?.said !== said) key.current = { said, value: crypto.randomUUID() };
    const { value: idempotencyKey } = key.current;
    let problems: readonly FieldProblem[] = [];
    const saved = await save(() => apiPost<T>(`/extranet/student/${path}`, body, { idempotencyKey }), {
      success,
      refresh,
      onError: (error) => {
        problems = error.fieldErrors;
        if (isFinal(error)) key.current = null;
      },
    });
    if (saved !== false) return { saved, outcome: [] };
    return { saved: null, outcome: problems.length > 0 ? problems : false };
  };
};
