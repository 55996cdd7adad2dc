import { Area } from '../../controls/controls';
import { useSettled } from '../../controls/use-settled';
import { chakra } from '../../theme/styled';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden';
import { FieldFrame, type FieldOwnProps } from './field-frame';
import { useNamedField } from './use-named-field';

const Counter = chakra('span', {
  base: {
    fontSize: 'xs',
    color: 'muted',
    marginTop: '0.4375rem',
    marginLeft: 'auto',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

export interface TextAreaProps extends FieldOwnProps {
  /** Fewest and most characters, for the counter; the schema judges. */
  min?: number;
  max?: number;
  rows?: number;
}

const figure = (count: number): string => count.toLocaleString('fr-BE');

const left = (length: number, min: number | undefined, max: number): string => {
  if (min !== undefined && length < min) return `Il manque ${figure(min - length)} caractères.`;
  if (length > max) return `${figure(length - max)} caractères de trop.`;
  return max - length <= 50 ? `Il reste ${figure(max - length)} caractères.` : '';
};

/** The counter is read out when the typing rests, not at each letter, milliseconds. */
const TYPING_REST_MS = 1_000;

/** Multi-line text field, with a character counter when a length is set. */
export const TextArea = ({ name, label, hint, optional, min, max, rows = 5 }: TextAreaProps) => {
  const { id, input, error, control } = useNamedField<string | null>(name, hint !== undefined);
  const value = input.value ?? '';
  const length = value.length;
  const said = useSettled(max === undefined ? '' : left(length, min, max), TYPING_REST_MS);
  const counter = max !== undefined && (
    <Counter>
      <span aria-hidden="true">{`${figure(length)}\u202f/\u202f${figure(max)}`}</span>
      <VisuallyHidden role="status">{error === undefined ? said : ''}</VisuallyHidden>
    </Counter>
  );
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      counter={counter}
      {...(optional ? { optional } : {})}
    >
      <Area
        {...control}
        rows={rows}
        value={value}
        onChange={(event) => input.onChange(event.target.value)}
        aria-required={!optional || undefined}
      />
    </FieldFrame>
  );
};
