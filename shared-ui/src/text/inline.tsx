import { chakra } from '../theme/styled';

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

/** Emphasis. */
export const Strong = chakra('strong', { base: { fontWeight: 'semibold' } });
