import { chakra } from '../theme/styled';

/** A grid container. */
export const Grid = chakra('div', { base: { display: 'grid', gap: '4' } });

/** Two columns from 900 px on, one below. */
export const TwoColumns = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' } },
});
