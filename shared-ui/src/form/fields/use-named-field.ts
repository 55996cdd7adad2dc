import { createContext, useContext } from 'react';
import { useField } from 'react-final-form';
import { describedBy } from './field-frame';

/** What a form tells its parts: the root of their ids, how many times it was sent, and whether they wait while it is. */
export const FormContext = createContext({ id: '', attempt: 0, waits: false });

/** Id of the control of a field: the form's id and the field's path; the summary of errors leads to it. */
export const useFieldId = (name: string): string => `${useContext(FormContext).id}-${name}`;

const same = (value: unknown): unknown => value;

/** Wires one field: its value, what to show as its error and the ids that join control, hint and error. */
export function useNamedField<Value>(name: string, hasHint: boolean) {
  const id = useFieldId(name);
  const { input, meta } = useField<Value>(name, { parse: same, format: same });
  const isHeld = useContext(FormContext).waits && meta.submitting === true;
  const isAsked = meta.touched === true || meta.submitFailed === true;
  const submitError: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const shown: unknown = (isAsked ? meta.error : undefined) ?? submitError;
  const error = typeof shown === 'string' ? shown : undefined;
  return {
    id,
    input,
    error,
    control: {
      id,
      name,
      onBlur: () => input.onBlur(),
      onFocus: () => input.onFocus(),
      'aria-disabled': isHeld || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': describedBy(id, hasHint, error !== undefined),
    },
  };
}
