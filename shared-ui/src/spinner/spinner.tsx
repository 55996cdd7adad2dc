import { chakra } from '../theme/styled';

const Ring = chakra('span', {
  base: {
    flex: 'none',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    border: '2px solid color-mix(in oklab, currentColor 30%, transparent)',
    borderTopColor: 'currentColor',
    animation: 'spin .8s linear infinite',
  },
});

/** A turning ring, decorative: the words beside it say what is going on. */
export const Spinner = () => <Ring aria-hidden="true" />;
