import type { ComponentPropsWithRef } from 'react';
import { Input } from '../../controls/controls';
import { FieldFrame, type FieldOwnProps } from './field-frame';
import { useNamedField } from './use-named-field';

export interface TextFieldProps extends FieldOwnProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** Width of the control, when the answer is short. */
  width?: string;
  autoComplete?: ComponentPropsWithRef<'input'>['autoComplete'];
  maxLength?: number;
}

/** Single-line text field; empty is the empty string. */
export const TextField = ({ name, label, hint, optional, type = 'text', width, ...rest }: TextFieldProps) => {
  const { id, input, error, control } = useNamedField<string | null>(name, hint !== undefined);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <Input
        {...rest}
        {...control}
        type={type}
        value={input.value ?? ''}
        onChange={(event) => input.onChange(event.target.value)}
        aria-required={!optional || undefined}
        {...(width === undefined ? {} : { maxW: width })}
      />
    </FieldFrame>
  );
};
