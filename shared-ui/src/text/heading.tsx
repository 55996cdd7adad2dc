import { chakra } from '../theme/styled';

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
