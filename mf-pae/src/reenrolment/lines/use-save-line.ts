import { type ApiError, apiPost, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import type { SubmitOutcome } from 'shared-ui/form';

/** Sends an address or a contact mean: nothing when it is kept, the server's field errors, or false. */
export const useSaveLine = (path: string, onSaved: () => void) => {
  const save = useSave();
  const { keyOf, onRefusal } = useRequestKey();
  return async (values: object): Promise<SubmitOutcome> => {
    let refusal: ApiError | null = null;
    const saved = await save(() => apiPost(path, values, { idempotencyKey: keyOf(values) }), {
      refresh: [path, `${path}/*`],
      onError: (error) => {
        onRefusal(error);
        refusal = error;
      },
    });
    if (saved !== false) return onSaved();
    return fieldErrorsOf(refusal);
  };
};

const fieldErrorsOf = (refusal: ApiError | null): SubmitOutcome =>
  refusal && refusal.fieldErrors.length > 0 ? refusal.fieldErrors : false;
