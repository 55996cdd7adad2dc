import type { ReactNode } from 'react';
import { type IconChoice, iconProps } from '../button/button';
import { Card } from '../card/card';
import { chakra } from '../theme/styled';
import { IconTile } from '../tile/icon-tile';

const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.25rem 0.875rem',
  padding: '1.125rem',
  alignContent: 'start',
  '& > :first-child': { gridRow: '1 / span 2' },
  '& > header': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1.5' },
};

const Body = chakra('div', { base: { gridColumn: '2', fontSize: 'sm', color: 'muted', marginTop: '1' } });
// In the text's column: what belongs together starts together.
const Action = chakra('div', { base: { gridColumn: '2', marginTop: '3' } });

/** Slots beside one another from 900 px on. */
export const UploadSlots = chakra('div', {
  base: {
    display: 'grid',
    gap: '0.875rem',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
  },
});

export interface UploadSlotProps {
  icon: IconChoice;
  title: string;
  /** A StatusBadge. */
  status: ReactNode;
  /** What is asked, or why it was refused. */
  children?: ReactNode;
  /** A FileDrop. */
  action?: ReactNode;
}

/** Upload slot of one required document. */
export const UploadSlot = ({ icon, title, status, children, action }: UploadSlotProps) => (
  <Card as="article" aria-label={title} css={LAYOUT}>
    <IconTile {...iconProps(icon)} />
    <header>
      <h3>{title}</h3>
      {status}
    </header>
    {children !== undefined && <Body>{children}</Body>}
    {action !== undefined && <Action>{action}</Action>}
  </Card>
);
