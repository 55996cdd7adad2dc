import { useContext } from 'react';
import { useField } from 'react-final-form';
import { FormContext, useFieldId } from '../form-context';
import { describedBy } from './field-frame';

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
