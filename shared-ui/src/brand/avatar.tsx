import { chakra } from '../theme/styled';

const Root = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    width: '2.25rem',
    height: '2.25rem',
    background: 'accent-soft',
    color: 'accent-text',
    fontWeight: 'bold',
    fontSize: 'xs',
    borderRadius: 'leaf',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: {
    size: {
      md: {},
      lg: { width: '2.75rem', height: '2.75rem', fontSize: 'sm' },
      xl: { width: '4.5rem', height: '4.5rem', fontSize: 'xl' },
    },
  },
});

const initials = (name: string): string => {
  const words = name.split(/[\s.-]+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('fr');
};

export interface AvatarProps {
  /** Whose it is; its initials stand in for a missing photo. */
  name: string;
  src?: string | null;
  size?: 'md' | 'lg' | 'xl';
}

/** A face or initials, decorative: the name stands beside it. */
export const Avatar = ({ name, src, size = 'md' }: AvatarProps) => (
  <Root size={size} aria-hidden="true">
    {src ? <img src={src} alt="" /> : initials(name)}
  </Root>
);
