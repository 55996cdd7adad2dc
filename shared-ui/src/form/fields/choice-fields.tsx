import type { ReactNode } from 'react';
import { Checkbox, Radio } from '../../controls/choice';
import { FieldError } from '../../controls/field-error';
import type { Option } from '../../controls/select';
import { Box, Row, Stack } from '../../layout/layout';
import { Text } from '../../text/text';
import { type FieldOwnProps, Group, OptionalMark } from './field-frame';
import { useNamedField } from './use-named-field';

export interface CheckboxFieldProps extends Omit<FieldOwnProps, 'label' | 'optional'> {
  /** The words beside the box. */
  label: ReactNode;
  disabled?: boolean;
}

/** Single checkbox field. */
export const CheckboxField = ({ name, label, hint, disabled = false }: CheckboxFieldProps) => {
  const { id, input, error, control } = useNamedField<boolean | null>(name, false);
  return (
    <Box css={{ '* + &': { marginTop: '3' } }}>
      <Checkbox
        {...control}
        disabled={disabled}
        checked={input.value === true}
        onChange={(event) => input.onChange(event.target.checked)}
        {...(hint === undefined ? {} : { detail: hint })}
      >
        {label}
      </Checkbox>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Box>
  );
};

export interface RadioGroupProps<Value extends string | number | boolean> extends FieldOwnProps {
  options: readonly { value: Value; label: string; detail?: ReactNode; disabled?: boolean }[];
  /** Beside one another. */
  inline?: boolean;
}

/** Radio group field. */
export const RadioGroup = <Value extends string | number | boolean>(props: RadioGroupProps<Value>) => {
  const { name, label, hint, optional = false, options, inline = false } = props;
  const { id, input, error, control } = useNamedField<Value | null>(name, hint !== undefined);
  const { id: _, 'aria-describedby': description, 'aria-invalid': isInvalid, ...rest } = control;
  const List = inline ? Row : Stack;
  return (
    <Group aria-describedby={description}>
      <legend>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {hint !== undefined && (
        <Text size="sm" tone="muted" id={`${id}-aide`}>
          {hint}
        </Text>
      )}
      <List gap={inline ? '0 1.5rem' : '0'}>
        {options.map((option, rank) => (
          <Radio
            key={String(option.value)}
            {...rest}
            // The summary of errors leads to the first choice.
            id={rank === 0 ? id : `${id}-${rank}`}
            aria-invalid={isInvalid}
            disabled={option.disabled}
            checked={input.value === option.value}
            onChange={() => input.onChange(option.value)}
            {...(option.detail === undefined ? {} : { detail: option.detail })}
          >
            {option.label}
          </Radio>
        ))}
      </List>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Group>
  );
};

/** « Oui » and « Non » as options of a RadioGroup. */
export const YES_NO: readonly (Omit<Option, 'value'> & { value: boolean })[] = [
  { value: true, label: 'Oui' },
  { value: false, label: 'Non' },
];
