import { toneVariants } from '../status/tones';
import { chakra } from '../theme/styled';

/** Bottom right, full width on phones; `usePlacement` moves it off controls. */
export const ToastContainer = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: '60',
    right: { base: '4', sm: '6' },
    bottom: { base: '4', sm: '6' },
    width: { base: 'calc(100vw - 2rem)', sm: '24rem' },
    pointerEvents: 'none',
    // Read out all the same.
    '&[data-short] p': { position: 'absolute', clipPath: 'inset(50%)' },
    '&:not([data-short]) [data-more]': { display: 'none' },
    '&[data-docked]': {
      position: 'sticky',
      inset: 'auto 0 0',
      flex: 'none',
      width: 'auto',
      padding: '0.75rem',
      background: 'raised',
      pointerEvents: 'auto',
    },
    _print: { display: 'none' },
  },
});

export const List = chakra('ol', { base: { display: 'grid', gap: '0.625rem' } });

export const Frame = chakra('li', {
  base: {
    pointerEvents: 'auto',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: '0.125rem 0.75rem',
    alignItems: 'start',
    position: 'relative',
    overflow: 'hidden',
    background: 'raised',
    border: '1px solid var(--_b)',
    borderRadius: 'md',
    padding: '0.8125rem 0.5rem 0.8125rem 1rem',
    boxShadow: 'lg',
    fontSize: '0.9375rem',
    animation: 'rise .2s cubic-bezier(.2,.7,.2,1)',
    '& > svg': { color: 'var(--_i)', marginTop: '0.5' },
    '& b': { display: 'block', fontWeight: 'semibold', color: 'var(--_t)', lineHeight: '1.4' },
    '& p': { color: 'muted', fontSize: 'sm', lineHeight: '1.45' },
    '& > span': { color: 'var(--_i)', marginTop: '1' },
  },
  variants: { tone: toneVariants },
});

export const Actions = chakra('div', { base: { display: 'flex', marginTop: '-0.25rem' } });

/** The hairline that empties with the time left. */
export const TimeLeft = chakra('i', {
  base: {
    position: 'absolute',
    left: '0',
    right: '0',
    bottom: '0',
    height: '3px',
    background: 'var(--_i)',
    transformOrigin: 'left',
    animation: 'drain 5000ms linear forwards',
  },
  variants: { isPaused: { true: { animationPlayState: 'paused' } } },
});
