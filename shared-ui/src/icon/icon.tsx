import { chakra } from '../theme/styled';
import { ICON_PATHS } from './paths';

/** Names that `portal.json` and the components may give. */
export type IconName = keyof typeof ICON_PATHS;

const Svg = chakra('svg', {
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      xs: { width: '0.9375rem', height: '0.9375rem', strokeWidth: '2' },
      sm: { width: '1rem', height: '1rem', strokeWidth: '2' },
      md: { width: '1.25rem', height: '1.25rem' },
      lg: { width: '1.5rem', height: '1.5rem' },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface IconProps {
  /** A registered name; an unknown one draws the compass, so that a new `portal.json` never breaks a page. */
  name?: IconName | (string & {});
  /** Path data, from `shared-ui/icons`, for an icon that is not registered. */
  path?: string;
  /** 15, 16, 20 or 24 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Accessible name; without it the icon is decorative. */
  label?: string;
  className?: string;
}

const isKnown = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);

/** One lucide icon, drawn with the colour of the text around it. */
export const Icon = ({ name = 'compass', path, size = 'md', label, className }: IconProps) => {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg viewBox="0 0 24 24" size={size} {...naming} {...(className === undefined ? {} : { className })}>
      <path d={path ?? ICON_PATHS[isKnown(name) ? name : 'compass']} />
    </Svg>
  );
};
