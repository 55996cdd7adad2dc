import { createContext, useContext } from 'react';
import { useField } from 'react-final-form';
import { describedBy } from './field-frame';

/** Form context of fields: id root, number of submissions, whether they are disabled while submitting. */
export const FormContext = createContext({ id: '', attempt: 0, waits: false });

/** Id of a field's control: form id and field path; the error summary links to it. */
export const useFieldId = (name: string): string => `${useContext(FormContext).id}-${name}`;

const same = (value: unknown): unknown => value;

/** Connects a field: value, visible error, and the ids that associate control, hint and error. */
export function useNamedField<Value>(name: string, hasHint: boolean) {
  const id = useFieldId(name);
  const { input, meta } = useField<Value>(name, { parse: same, format: same });
  const isHeld = useContext(FormContext).waits && meta.submitting === true;
  // A field that one only passes through is not judged yet.
  const isAsked = (meta.touched === true && meta.modified === true) || meta.submitFailed === true;
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
