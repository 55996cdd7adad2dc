import { useFormState } from 'react-final-form';

/** Visible error of a field without a control: after a submission, or the server's until a value changes. */
export const useShownError = (name: string): string | undefined => {
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  });
  const own: unknown = submitFailed ? errors?.[name] : undefined;
  const error: unknown = own ?? (dirtySinceLastSubmit ? undefined : submitErrors?.[name]);
  return typeof error === 'string' ? error : undefined;
};
