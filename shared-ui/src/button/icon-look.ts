import type { IconChoice } from './button';

/** How a button that is an icon looks. */
export const iconButtonRecipe = {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    padding: '0',
    border: '0',
    background: 'none',
    borderRadius: 'sm',
    color: 'muted',
    cursor: 'pointer',
    _hover: { background: 'sunken', color: 'text' },
    _print: { display: 'none' },
  },
  variants: { size: { md: {}, sm: { width: '2rem', height: '2rem' } } },
} as const;

/** What a button and a link that are icons have in common. */
export interface IconLook {
  /** Accessible name. */
  label: string;
  icon: IconChoice;
  /** 44 px, or 32 px inside another control. */
  size?: 'md' | 'sm';
}
