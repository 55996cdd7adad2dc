import { chakra } from '../theme/styled';

/** A paragraph. `tone` muted for what may be skipped; `size` sm or xs for notes; `numeric` aligns figures. */
export const Text = chakra('p', {
  base: { textWrap: 'pretty' },
  variants: {
    tone: {
      normal: {},
      muted: { color: 'muted' },
      subtle: { color: 'subtle' },
      danger: { color: 'danger-text' },
    },
    size: { md: {}, sm: { fontSize: 'sm' }, xs: { fontSize: 'xs' }, lg: { fontSize: 'lg' } },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});

/** Text in a line: same variants as Text, in a span. */
export const Span = chakra('span', {
  variants: {
    tone: {
      normal: {},
      muted: { color: 'muted' },
      subtle: { color: 'subtle' },
      danger: { color: 'danger-text' },
    },
    size: { md: {}, sm: { fontSize: 'sm' }, xs: { fontSize: 'xs' }, lg: { fontSize: 'lg' } },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});

/** A code of the school (unit, order): small, spaced figures. */
export const Code = chakra('span', {
  base: {
    fontSize: 'xs',
    color: 'muted',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '.01em',
  },
});

/** What matters in a sentence. */
export const Strong = chakra('strong', { base: { fontWeight: 'semibold' } });

/** h2 by default; `as` sets the level, `size` the look when it differs from the level's. */
export const Heading = chakra('h2', {
  variants: {
    size: {
      lg: { fontSize: { base: 'xl', md: '1.375rem' } },
      md: { fontSize: '1.0625rem', letterSpacing: '-.01em', lineHeight: '1.3' },
      sm: { fontSize: '0.9375rem', letterSpacing: '-.01em', lineHeight: '1.35' },
    },
  },
});
