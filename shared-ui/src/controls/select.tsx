import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';
import { NativeSelect } from './controls';

/** Option: value and label. */
export interface Option<Value extends string | number = string | number> {
  value: Value;
  label: string;
  /** Can't be chosen; its label says why. */
  disabled?: boolean;
}

const Wrap = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > svg': {
      position: 'absolute',
      right: '0.8125rem',
      top: '50%',
      translate: '0 -50%',
      pointerEvents: 'none',
      color: 'muted',
    },
  },
});

export interface SelectProps<Value extends string | number>
  extends Pick<
    ComponentPropsWithRef<'select'>,
    'id' | 'name' | 'disabled' | 'onBlur' | 'onFocus' | 'aria-label'
  > {
  options: readonly Option<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value | null) => void;
  /** Shown while nothing is chosen: « Choisir… ». */
  placeholder?: string;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

/** Select outside of a form; null when nothing is selected. */
export const Select = <Value extends string | number>(props: SelectProps<Value>) => {
  const { options, value, onChange, placeholder = 'Choisir…', ...rest } = props;
  const choose = (raw: string) =>
    onChange(options.find((option) => String(option.value) === raw)?.value ?? null);
  return (
    <Wrap>
      <NativeSelect
        {...rest}
        value={value === null || value === undefined ? '' : String(value)}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={String(option.value)} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <Icon name="chevron-down" />
    </Wrap>
  );
};
