import { Icon } from '../icon/icon';
import { iconMinus } from '../kit/icons';
import { chakra } from '../theme/styled';

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    border: '1px solid var(--border-strong)',
    borderRadius: 'sm',
    background: 'input',
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      width: '2.5rem',
      height: '2.5rem',
      padding: '0',
      border: '0',
      background: 'none',
      borderRadius: 'sm',
      color: 'text',
      cursor: 'pointer',
    },
    '& > button:hover': { background: 'sunken' },
    '& > button[aria-disabled=true]': { color: 'subtle', cursor: 'not-allowed' },
    '& > input': {
      width: '2.5rem',
      height: '2.5rem',
      padding: '0',
      border: '0',
      background: 'none',
      textAlign: 'center',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  variants: {
    isZero: { true: { borderColor: 'border', '& > input': { color: 'muted', fontWeight: '400' } } },
  },
});

export interface StepperInputProps {
  /** Accessible name: « Quantité – Comptabilité ». */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  id?: string;
}

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * Integer input with decrement and increment buttons. Arrow keys do the same as these, which Tab passes over: in a list
 * of twenty lines they would be forty stops more.
 */
export const StepperInput = ({ label, value, onChange, min = 0, max = 99, id }: StepperInputProps) => {
  const step = (by: number) => onChange(within(value + by, min, max));
  const type = (raw: string) => {
    // « -1 » is below the least and « 1,5 » is 1: their figures alone would make 1 and 15 of them.
    const typed = Math.trunc(Number(raw.replace(',', '.').replace(/[^\d.-]/g, '')));
    onChange(Number.isNaN(typed) ? min : within(typed, min, max));
  };
  return (
    <Root isZero={value === 0}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Diminuer\u00a0: ${label}`}
        aria-disabled={value <= min || undefined}
        onClick={() => step(-1)}
      >
        <Icon path={iconMinus} size="sm" />
      </button>
      <input
        {...(id === undefined ? {} : { id })}
        role="spinbutton"
        inputMode="numeric"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Augmenter\u00a0: ${label}`}
        aria-disabled={value >= max || undefined}
        onClick={() => step(1)}
      >
        <Icon name="plus" size="sm" />
      </button>
    </Root>
  );
};
