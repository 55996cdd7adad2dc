import { chakra } from '../theme/styled';

const entry = {
  width: '100%',
  minHeight: '2.75rem',
  padding: '0.5625rem 0.875rem',
  border: '1px solid var(--border-strong)',
  borderRadius: 'sm',
  background: 'input',
  color: 'text',
  lineHeight: '1.4',
  '&:hover': { borderColor: 'text' },
  '&:focus-visible': { borderRadius: 'sm', outlineOffset: '1px' },
  '&::placeholder': { color: 'subtle', opacity: '1' },
  '&[aria-invalid=true]': {
    border: '2px solid var(--danger-icon)',
    padding: 'calc(.5625rem - 1px) calc(.875rem - 1px)',
  },
  '&:disabled': { background: 'sunken', color: 'muted', borderStyle: 'dashed', cursor: 'not-allowed' },
} as const;

/** A text field without a label of its own. */
export const Input = chakra('input', { base: entry });

/** Several lines of text. */
export const Area = chakra('textarea', { base: { ...entry, minHeight: '8rem', resize: 'vertical' } });

/** The browser's own list, drawn like a field. */
export const NativeSelect = chakra('select', {
  base: { ...entry, appearance: 'none', paddingRight: '2.5rem!' },
});

const mark = {
  appearance: 'none',
  width: '1.5rem',
  height: '1.5rem',
  border: '1.5px solid var(--border-strong)',
  background: 'input',
  display: 'inline-grid',
  placeItems: 'center',
  margin: '0',
  cursor: 'pointer',
  flex: 'none',
  verticalAlign: 'middle',
  '&:checked': { background: 'accent', borderColor: 'accent' },
  '&:is(:disabled, [aria-disabled=true])': {
    background: 'sunken',
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
  '&[aria-invalid=true]': { border: '2px solid var(--danger-icon)' },
  _highContrast: { appearance: 'auto' },
} as const;

/** A box to tick, without a label. */
export const Tick = chakra('input', {
  base: {
    ...mark,
    borderRadius: '0.375rem',
    // Of boxes alone: a radio is indeterminate while none of its group is chosen.
    '&:indeterminate': { background: 'accent', borderColor: 'accent' },
    '&:checked::after': {
      content: '""',
      width: '0.375rem',
      height: '0.6875rem',
      border: 'solid var(--accent-fg)',
      borderWidth: '0 2px 2px 0',
      rotate: '42deg',
      marginTop: '-0.1875rem',
    },
    '&:is(:disabled, [aria-disabled=true]):checked::after': { borderColor: 'muted' },
    '&:indeterminate::after': {
      content: '""',
      width: '0.6875rem',
      height: '2px',
      background: 'accent-fg',
    },
  },
});

/** One choice of several, without a label. */
export const Dot = chakra('input', {
  base: {
    ...mark,
    borderRadius: '50%',
    '&:checked::after': {
      content: '""',
      width: '2',
      height: '2',
      background: 'accent-fg',
      borderRadius: '50%',
    },
  },
});
