import { chakra } from '../theme/styled';

/** Holds the trigger and anchors the list. */
export const MenuRoot = chakra('div', { base: { position: 'relative', _print: { display: 'none' } } });

/** The button that opens the menu; at least 44 px high. */
export const MenuTrigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.625rem',
    minHeight: '2.75rem',
    minWidth: '2.75rem',
    padding: '1',
    border: '0',
    background: 'none',
    borderRadius: 'sm',
    color: 'text',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { background: 'sunken' },
  },
});

/** The open list. */
export const MenuList = chakra('div', {
  base: {
    position: 'absolute',
    right: '0',
    top: 'calc(100% + .375rem)',
    zIndex: '40',
    minWidth: '15rem',
    maxWidth: 'calc(100vw - 2rem)',
    padding: '1.5',
    background: 'raised',
    border: '1px solid var(--border)',
    borderRadius: 'md',
    boxShadow: 'lg',
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: '2.75rem',
      padding: '0.5rem 0.75rem',
      border: '0',
      background: 'none',
      borderRadius: 'sm',
      color: 'text',
      fontSize: '0.9375rem',
      fontWeight: 'medium',
      textAlign: 'left',
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '& > *:is(:hover, :focus)': { background: 'accent-bg', color: 'accent-text' },
    '& > * > svg': { color: 'muted' },
  },
});
