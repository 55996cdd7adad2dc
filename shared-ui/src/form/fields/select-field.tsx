import type { ComponentPropsWithRef } from 'react';
import { type Option, Select } from '../../controls/select';
import { FieldFrame, type FieldOwnProps } from './field-frame';
import { useNamedField } from './use-named-field';

export interface SelectFieldProps<Value extends string | number> extends FieldOwnProps {
  options: readonly Option<Value>[];
  placeholder?: string;
  /** What of the person's own it is, for the browser to fill in. */
  autoComplete?: ComponentPropsWithRef<'select'>['autoComplete'];
}

/** A list of choices; the value keeps the type of the options, nothing chosen is null. */
export const SelectField = <Value extends string | number>(props: SelectFieldProps<Value>) => {
  const { name, label, hint, optional, options, placeholder, autoComplete } = props;
  const { id, input, error, control } = useNamedField<Value | null>(name, hint !== undefined);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <Select
        {...control}
        options={options}
        value={input.value}
        onChange={input.onChange}
        aria-required={!optional || undefined}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(autoComplete === undefined ? {} : { autoComplete })}
      />
    </FieldFrame>
  );
};
