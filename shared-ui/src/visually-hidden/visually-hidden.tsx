import { chakra } from '../theme/styled';

/** Declarations that leave an element to screen readers alone. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers alone. */
export const VisuallyHidden = chakra('span', { base: visuallyHiddenStyle });
