import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface Step {
  label: string;
  /** The label as it is shown, where a part of it is in another language. */
  name?: ReactNode;
  state: 'done' | 'current' | 'todo';
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    marginBottom: { base: '4', sm: '1.75rem' },
    '& > li': {
      flex: '1',
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      alignItems: 'flex-start',
      fontSize: 'sm',
      color: 'muted',
      fontWeight: 'medium',
      lineHeight: '1.3',
      paddingRight: { base: '0', sm: '3' },
    },
    '& > li:last-child': { flex: { base: 'none', sm: '1' } },
    '& > li:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: '8',
      right: '0',
      top: 'calc(1rem - 1px)',
      height: '2px',
      background: 'border-strong',
      opacity: '.5',
    },
    '& > li[data-state=done]::before': { background: 'accent!', opacity: '1!' },
    '& > li[aria-current]': { color: 'text' },
    // More than a line has room for: dots alone, on as many lines as they take.
    '&[data-many]': { flexWrap: 'wrap', gap: '1.5' },
    '&[data-many] > li': { flex: 'none', paddingRight: '0' },
    '&[data-many] > li::before': { display: 'none' },
  },
});

const Dot = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    zIndex: '1',
    width: '8',
    height: '8',
    borderRadius: 'var(--r-sm) var(--r-sm) var(--r-sm) .1875rem',
    border: '1.5px solid var(--border-strong)',
    background: 'surface',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'bold',
  },
  variants: {
    state: {
      done: { background: 'accent-soft', borderColor: 'accent', color: 'accent-text' },
      current: { background: 'accent', borderColor: 'accent', color: 'accent-fg' },
      todo: {},
    },
  },
});

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const Label = chakra('span', {
  base: { '@media (max-width: 37.49em)': HIDDEN, '[data-many] &': HIDDEN },
});

const Now = chakra('p', {
  base: {
    display: { base: 'block', sm: 'none' },
    marginBottom: '5',
    fontSize: 'sm',
    color: 'muted',
    '&[data-many]': { display: 'block' },
  },
});

/** Steps whose names a line of a desk has room for. */
const NAMED_STEPS = 8;

export interface StepsProps {
  steps: readonly Step[];
  /** After « Étape 2 sur 4 » on a phone: « encore 2 inscriptions ». */
  note?: ReactNode;
}

/** Where one is in a sequence; on a phone, or where there are many, the names give way to one line. */
export const Steps = ({ steps, note }: StepsProps) => {
  const many = steps.length > NAMED_STEPS || undefined;
  const current = steps.findIndex(({ state }) => state === 'current') + 1;
  return (
    <>
      <List aria-label="Étapes" data-many={many}>
        {steps.map(({ label, name = label, state }, index) => (
          <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Dot state={state}>
              {state === 'done' ? <Icon name="check" size="sm" label="Terminée" /> : index + 1}
            </Dot>
            <Label>{name}</Label>
            {state === 'todo' && <VisuallyHidden>, à faire</VisuallyHidden>}
          </li>
        ))}
      </List>
      {current > 0 && (
        <Now data-many={many}>
          {`Étape ${current} sur ${steps.length}`}
          {note !== undefined && (
            <>
              {' – '}
              {note}
            </>
          )}
        </Now>
      )}
    </>
  );
};
