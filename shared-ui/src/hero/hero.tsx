import type { ReactNode } from 'react';
import type { PatternRows } from 'shared-contract/theme';
import { Pattern } from '../brand/pattern';
import { chakra } from '../theme/styled';

const HOME_PATTERN: PatternRows = [
  '.. .. o1 .. a1 b1 11 a2',
  '.. a1 .. b2 b1 a2 b3 41',
  '.. .. 31 a1 a2 b2 o2 b1',
];

const Root = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
    background: 'hero',
    color: 'hero-fg',
    borderRadius: 'var(--r-xl) var(--r-xl) var(--r-xl) .375rem',
    padding: { base: '1rem 1.25rem 0.875rem', sm: '1.25rem 2rem 1.125rem' },
    '& > svg': {
      position: 'absolute',
      right: '0',
      top: '0',
      zIndex: '-1',
      maxWidth: 'none',
      width: { base: '6rem', sm: '16rem' },
      height: { base: '6rem', sm: '8rem' },
    },
    // The words never cross the pattern, whatever the first name.
    '& > h1, & > p': { maxWidth: { base: '68%', md: '66%' } },
    '& > p': { color: 'hero-muted', fontSize: 'sm' },
    '& > h1': {
      fontSize: { base: '1.5rem', sm: '1.875rem' },
      margin: '0 0 .25rem',
      letterSpacing: '-.026em',
    },
    '& :focus-visible': { outlineColor: 'hero-fg', boxShadow: 'none' },
    _print: { background: 'none', color: 'text', padding: '0', '& > p': { color: 'muted' } },
  },
});

const FactLine = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', gap: '0 0.75rem' } });

export interface HeroProps {
  /** Above the title: the day. */
  eyebrow?: ReactNode;
  /** The page's h1, focusable by the shell. */
  title: ReactNode;
  /** Facts under the title, side by side. */
  children?: ReactNode;
  pattern?: PatternRows;
}

/** The band of the home screen. */
export const Hero = ({ eyebrow, title, children, pattern = HOME_PATTERN }: HeroProps) => (
  <Root>
    <Pattern rows={pattern} />
    {eyebrow !== undefined && <p>{eyebrow}</p>}
    <h1 tabIndex={-1}>{title}</h1>
    {children !== undefined && <FactLine>{children}</FactLine>}
  </Root>
);
