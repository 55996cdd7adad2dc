/**
 * Style of a panel that floats at the top right, so that it causes no layout shift; the bottom belongs to action bars
 * and toasts.
 */
export const FLOATING_PANEL = {
  position: 'fixed',
  top: { base: '4.5rem', md: '5rem' },
  right: { base: '1rem', sm: '1.5rem' },
  maxWidth: 'min(26rem, calc(100vw - 2rem))',
  zIndex: 20,
  borderRadius: 'md',
  boxShadow: 'lg',
  _print: { display: 'none' },
} as const;
