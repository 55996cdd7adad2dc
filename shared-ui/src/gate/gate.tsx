import type { ReactNode } from 'react';
import { LeafArt } from '../brand/leaf-art';
import { type IconChoice, iconProps } from '../button/button';
import { chakra } from '../theme/styled';

const Root = chakra('div', {
  base: {
    maxWidth: '42rem',
    marginInline: 'auto',
    paddingTop: { base: '4', md: '10' },
    '& > h1': { margin: '1.5rem 0 .75rem' },
  },
});

const Lead = chakra('div', { base: { color: 'muted', maxWidth: '36rem', textWrap: 'pretty' } });

const Below = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', marginTop: '1.75rem' },
});

export interface GateProps {
  icon: IconChoice;
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** Access-denied page: reason, and what remains open. */
export const Gate = ({ icon, title, lead, children }: GateProps) => (
  <Root>
    <LeafArt {...iconProps(icon)} size="lg" />
    <h1 tabIndex={-1}>{title}</h1>
    {lead !== undefined && <Lead>{lead}</Lead>}
    {children !== undefined && <Below>{children}</Below>}
  </Root>
);
