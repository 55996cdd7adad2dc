import { Icon, type IconProps } from '../icon/icon';
import { chakra } from '../theme/styled';

const Ground = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: { base: '2.25rem', sm: '2.625rem' },
    height: { base: '2.25rem', sm: '2.625rem' },
    borderRadius: 'leaf',
    background: 'accent-soft',
    color: 'accent-text',
    transition: 'background-color .14s, color .14s',
  },
});

export type IconTileProps = Pick<IconProps, 'name' | 'path'>;

/** An icon on a leaf: square with one pinched corner. */
export const IconTile = (props: IconTileProps) => (
  <Ground data-icon-tile="">
    <Icon {...props} size="lg" />
  </Ground>
);
