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
