import { chakra } from '../theme/styled';

/** Shown on screen, left out on paper. */
export const ScreenOnly = chakra('div', { base: { display: 'contents', _print: { display: 'none!' } } });

/** Left out on screen, shown on paper. */
export const PrintOnly = chakra('div', { base: { display: 'none', _print: { display: 'block' } } });
