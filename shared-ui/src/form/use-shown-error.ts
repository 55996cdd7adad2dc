import { useFormState } from 'react-final-form';

/**
 * What to say at a field that has no control of its own: its error once the form was sent, or the server's until
 * something is changed.
 */
export const useShownError = (name: string): string | undefined => {
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  });
  const own: unknown = submitFailed ? errors?.[name] : undefined;
  const error: unknown = own ?? (dirtySinceLastSubmit ? undefined : submitErrors?.[name]);
  return typeof error === 'string' ? error : undefined;
};
