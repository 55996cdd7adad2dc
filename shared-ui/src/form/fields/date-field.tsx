import { DayInput } from '../../dates/day-input';
import { FieldFrame, type FieldOwnProps } from './field-frame';
import { useNamedField } from './use-named-field';

export type DateFieldProps = FieldOwnProps;

/** A day, YYYY-MM-DD; empty is null. A text that is no day is kept as typed, for the schema to report. */
export const DateField = ({ name, label, hint, optional }: DateFieldProps) => {
  const { id, input, error, control } = useNamedField<string | null>(name, hint !== undefined);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <DayInput
        {...control}
        value={input.value ?? ''}
        onChange={(day) => input.onChange(day === '' ? null : day)}
        aria-required={!optional || undefined}
      />
    </FieldFrame>
  );
};
