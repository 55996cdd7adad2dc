import { KEY_LOOK } from '../app-header/jump-button';
import { chakra, WIDE_BREAKPOINT } from '../theme/styled';

/** Keyboard shortcut; hidden on phones. */
export const Key = chakra('kbd', {
  base: { ...KEY_LOOK, display: 'none', [WIDE_BREAKPOINT]: { display: 'inline-block' } },
});

/** Query input. */
export const Question = chakra('div', {
  base: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: '3',
    padding: '0.5rem 0.5rem 0.5rem 1.25rem',
    borderBottom: '1px solid var(--border)',
    '& > svg': { color: 'muted' },
    '&:focus-within': { boxShadow: 'inset 0 -2px 0 var(--focus)' },
    '& > input': {
      flex: '1',
      minWidth: '0',
      height: '3rem',
      padding: '0',
      border: '0',
      background: 'none',
      fontSize: 'lg',
      outline: 'none!',
      boxShadow: 'none!',
      '&::placeholder': { color: 'subtle', opacity: '1' },
    },
  },
});

/** Scrollable result list, by group. */
export const Hits = chakra('div', {
  base: {
    flex: '0 1 auto',
    overflow: 'auto',
    '&:not(:empty)': { paddingBottom: '2' },
    scrollPaddingBlock: '2.5rem 0.5rem',
    '& [role=presentation]': {
      fontSize: 'xs',
      fontWeight: 'bold',
      color: 'muted',
      padding: '0.75rem 1.25rem 0.25rem',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '0.875rem',
      minHeight: '3.25rem',
      padding: '0.25rem 1.25rem',
      color: 'text',
      textDecoration: 'none',
      fontSize: '0.9375rem',
      fontWeight: 'medium',
    },
    '& a > svg': { color: 'muted' },
    '& a > span': { minWidth: '0', flex: '1' },
    '& small': { display: 'block', color: 'muted', fontSize: 'xs', fontWeight: '400', lineHeight: '1.4' },
    '& mark': { background: 'accent-soft', color: 'inherit', borderRadius: '0.1875rem' },
    '& a:hover': { background: 'sunken' },
    '& [aria-selected=true]': {
      background: 'accent-bg!',
      boxShadow: 'inset 3px 0 0 var(--accent)',
    },
    '& a > kbd': { visibility: 'hidden' },
    '& [aria-selected=true] > kbd': { visibility: 'visible' },
  },
});

/** Message instead of results: none found, or search unavailable. */
export const Remark = chakra('p', {
  base: { padding: '0.75rem 1.25rem', fontSize: 'sm', color: 'muted', textWrap: 'pretty' },
});

/** Shortcuts and number of results. */
export const Foot = chakra('div', {
  base: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: '5',
    minHeight: '2.5rem',
    marginTop: 'auto',
    padding: '0.5rem 1.25rem calc(0.5rem + env(safe-area-inset-bottom))',
    borderTop: '1px solid var(--border)',
    background: 'sunken',
    fontSize: 'xs',
    color: 'muted',
    // On a phone there are no keys to tell: nothing to say takes no room.
    '@media (max-width: 64.99em)': {
      '&:has(> p:empty)': { minHeight: '0', paddingBlock: '0', border: '0' },
    },
    '& > span': { display: 'none', [WIDE_BREAKPOINT]: { display: 'inline' } },
    '& > p': { marginLeft: 'auto' },
  },
});
