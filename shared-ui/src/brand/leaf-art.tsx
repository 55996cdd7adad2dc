import { Icon, type IconProps } from '../icon/icon';
import { chakra } from '../theme/styled';

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-block',
    width: 'var(--a)',
    height: 'var(--a)',
    '& > svg:first-of-type': { width: '100%', height: '100%' },
    '& > svg:first-of-type > path:nth-of-type(1)': { fill: 'accent-soft' },
    '& > svg:first-of-type > path:nth-of-type(2)': { fill: 'accent-border' },
    '& > svg:first-of-type > path:nth-of-type(3)': { fill: 'accent' },
    '& > svg:last-of-type': {
      position: 'absolute',
      left: '65%',
      top: '11.7%',
      width: '23.3%',
      height: '23.3%',
      color: 'accent-fg',
    },
  },
  variants: { size: { md: { '--a': '5rem' }, lg: { '--a': '7.5rem' } } },
  defaultVariants: { size: 'md' },
});

const LEAVES = 'M0 0a60 60 0 0 1 60 60a60 60 0 0 1-60-60M60 60a60 60 0 0 1-60 60a60 60 0 0 1 60-60';
const LAST_LEAF = 'M60 60a60 60 0 0 1 60 60a60 60 0 0 1-60-60';
const PLATE = 'M64 0h44a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12H67a3 3 0 0 1-3-3z';

export interface LeafArtProps extends Pick<IconProps, 'name' | 'path'> {
  size?: 'md' | 'lg';
}

/** The mark with one leaf replaced by an icon: empty pages, refusals, failures. Decorative. */
export const LeafArt = ({ size = 'md', ...icon }: LeafArtProps) => (
  <Root size={size} aria-hidden="true">
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <path d={LEAVES} />
      <path d={LAST_LEAF} />
      <path d={PLATE} />
    </svg>
    <Icon {...icon} />
  </Root>
);
