import { chakra } from '../theme/styled';

/** Title and cross, which stay while the lines scroll. */
export const Head = chakra('div', {
  base: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '0.75rem 0.5rem 0.25rem 1.25rem',
    '& > h2': { fontSize: 'xl' },
  },
});

/** What scrolls. */
export const Groups = chakra('div', {
  base: {
    overflow: 'auto',
    paddingBottom: '4',
    '& h3': { fontSize: 'xs', fontWeight: 'bold', color: 'muted', padding: '0.875rem 1.25rem 0.25rem' },
  },
});

/** Looks like the field that it leads to. */
export const SearchField = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'calc(100% - 2.5rem)',
    minHeight: '2.75rem',
    margin: '0.25rem 1.25rem 0',
    padding: '0 0.875rem',
    border: '1px solid var(--border-strong)',
    borderRadius: 'sm',
    background: 'input',
    color: 'muted',
    cursor: 'pointer',
    _hover: { borderColor: 'text' },
  },
});

/** A line: icon, name, then its figure or its state at the right. */
export const Line = chakra('li', {
  base: {
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '0.875rem',
      width: 'full',
      minHeight: '2.875rem',
      padding: '0.25rem 1.25rem',
      border: '0',
      background: 'none',
      color: 'text',
      fontSize: '0.9375rem',
      fontWeight: 'medium',
      textAlign: 'left',
      textDecoration: 'none',
    },
    '& > :is(a, button)': { cursor: 'pointer' },
    '& > :is(a, button):hover': { background: 'sunken' },
    '& > :is(a, button):focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    '& > * > svg': { color: 'accent-text' },
    '& > div, & > div > svg:first-of-type': { color: 'muted' },
    '& > * > :nth-child(3)': { marginLeft: 'auto', flex: 'none' },
  },
});
