import { chakra } from '../theme/styled';

const Band = chakra('div', {
  base: {
    '--q': '8px',
    height: 'var(--q)',
    background:
      'radial-gradient(circle at 0 100%, var(--hero-2) calc(var(--q) - .4px), #0000 var(--q)) 0 0 / calc(var(--q) * 2) var(--q), radial-gradient(circle at 100% 0, var(--hero-1) calc(var(--q) - .4px), #0000 var(--q)) 0 0 / calc(var(--q) * 2) var(--q), var(--hero)',
    _print: { display: 'none' },
  },
});

/** The frieze of tiles along the top of the page; decorative. */
export const Frise = () => <Band aria-hidden="true" />;
