import { chakra, WIDE_BREAKPOINT } from '../theme/styled';

/** A block; takes style props and `css`. */
export const Box = chakra('div');

/** A flex container. */
export const Flex = chakra('div', { base: { display: 'flex' } });

/** Vertical stack; gap 1 rem unless `gap` is set. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

/** Horizontal, wrapping, vertically centred. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});

/** The page's column: `page` for the home, `wide` for a desk, `content` for reading, `form` for entry; paper has its own margins. */
export const Page = chakra('div', {
  base: {
    width: 'full',
    marginInline: 'auto',
    paddingInline: { base: '4', sm: '6', lg: '8' },
    _print: { padding: '0!' },
  },
  variants: {
    width: {
      // Header and footer follow a page as wide as the window.
      page: { maxWidth: 'page', 'body:has(main[data-wide]) &': { maxWidth: 'wide' } },
      wide: { maxWidth: 'wide' },
      content: { maxWidth: 'content' },
      form: { maxWidth: 'form' },
    },
  },
  defaultVariants: { width: 'page' },
});

/** Two columns from 1,040 px on, the first wider; a single child takes the full width. */
export const Duo = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '1.75rem', lg: '6' },
    marginTop: { base: '5', md: '8' },
    '&:empty': { display: 'none' },
    '& > *': { minWidth: '0', marginTop: '0!' },
    [WIDE_BREAKPOINT]: { '&:has(> * + *)': { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)' } },
  },
});

/** A grid container. */
export const Grid = chakra('div', { base: { display: 'grid', gap: '4' } });

/** Two columns from 900 px on, one below. */
export const TwoColumns = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' } },
});

/** Shown on screen, left out on paper. */
export const ScreenOnly = chakra('div', { base: { display: 'contents', _print: { display: 'none!' } } });

/** Left out on screen, shown on paper. */
export const PrintOnly = chakra('div', { base: { display: 'none', _print: { display: 'block' } } });
