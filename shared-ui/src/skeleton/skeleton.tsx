import { chakra } from '../theme/styled';

/** A grey shape of the size of what will come (`width`, `height`, `borderRadius`); decorative. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    background: 'skeleton',
    borderRadius: '0.375rem',
    height: '0.875rem',
    animation: 'pulse 1.6s ease-in-out infinite',
    _print: { display: 'none' },
  },
});
