import { useId } from 'react';
import { Box } from '../layout/layout';

export interface Chip<Value extends string> {
  value: Value;
  label: string;
  /** How many there are. */
  count: number;
}

export interface FilterChipsProps<Value extends string> {
  /** Names the group, for screen readers. */
  legend: string;
  chips: readonly Chip<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem',
  border: '0',
  padding: '0',
  minWidth: '0',
  _print: { display: 'none' },
  // On a phone, one row that the finger moves: what is filtered stays in the first window.
  '@media screen and (max-width: 37.49em)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: '-1rem',
    padding: '0.3125rem 1rem',
    '& > label': { flex: 'none' },
  },
  '& > legend': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& > label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: '2.75rem',
    paddingInline: '0.8125rem',
    border: '1px solid var(--border-strong)',
    borderRadius: 'full',
    background: 'surface',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media (min-width: 65em)': { minHeight: '2.375rem' },
  },
  '& > label:hover': { borderColor: 'text' },
  '& > label > input': { position: 'absolute', inset: '0', opacity: '0', margin: '0', cursor: 'pointer' },
  '& > label > small': { color: 'muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
  '& > label:has(:checked)': {
    background: 'accent-bg',
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 1px var(--accent)',
    color: 'accent-text',
    fontWeight: 'bold',
  },
  '& > label:has(:checked) > small': { color: 'accent-text' },
  '& > label:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
} as const;

/** One choice among a few, each with its number: a group of radio buttons, moved through with the arrows. */
export const FilterChips = <Value extends string>(props: FilterChipsProps<Value>) => {
  const { legend, chips, value, onChange } = props;
  const name = useId();
  return (
    <Box as="fieldset" css={LOOK}>
      <legend>{legend}</legend>
      {chips.map((chip) => (
        <label key={chip.value}>
          <input
            type="radio"
            name={name}
            checked={chip.value === value}
            onChange={() => onChange(chip.value)}
          />
          {chip.label} <small>{chip.count}</small>
        </label>
      ))}
    </Box>
  );
};
