import type { IconChoice } from './button';

/** Style recipe of icon buttons. */
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

/** Props shared by icon buttons and icon links. */
export interface IconButtonStyleProps {
  /** Accessible name. */
  label: string;
  icon: IconChoice;
  /** 44 px, or 32 px inside another control. */
  size?: 'md' | 'sm';
}
