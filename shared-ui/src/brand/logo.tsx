import { MARK } from 'shared-contract/theme';
import { AppLink } from '../link/app-link';
import { chakra } from '../theme/styled';

const Root = chakra(AppLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.625rem',
    color: 'text',
    textDecoration: 'none',
    fontWeight: 'bold',
    letterSpacing: '-.015em',
    lineHeight: '1.1',
    fontSize: '0.9375rem',
    padding: '1',
    marginLeft: '-0.25rem',
    borderRadius: 'sm',
    '& > svg, & > img': { width: '8', height: '8', flex: 'none' },
    '& small': {
      display: 'block',
      fontWeight: '450',
      fontSize: '2xs',
      color: 'muted',
      letterSpacing: '0',
      marginTop: '0.15rem',
      '@media (max-width: 22.49em)': { display: 'none' },
    },
  },
});

const Mark = chakra('svg', {
  base: { '& > :first-of-type': { fill: 'accent' }, '& > :last-of-type': { fill: 'var(--logo-2)' } },
});

/** The mark alone: four leaves, one of them ochre; decorative. */
export const LogoMark = () => (
  <Mark viewBox="0 0 2 2" width="32" height="32" aria-hidden="true">
    <path d={MARK.leaves} />
    <path d={MARK.ochre} />
  </Mark>
);

export interface LogoProps {
  /** Name of the institution. */
  name: string;
  /** Short tag under it. */
  product: string;
  /** Route of the home screen. */
  to: string;
  /** The institution's own logo; the mark is drawn without it. */
  src?: string | null;
}

/** The institution's sign, which leads home. */
export const Logo = ({ name, product, to, src }: LogoProps) => (
  <Root to={to}>
    {src ? <img src={src} alt="" width="32" height="32" /> : <LogoMark />}
    <span>
      {name}
      <small>{product}</small>
    </span>
  </Root>
);
