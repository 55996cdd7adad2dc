import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Page } from '../layout/layout';
import { chakra } from '../theme/styled';

const Root = chakra('div', {
  base: {
    background: 'warning-bg',
    color: 'warning-text',
    borderBottom: '1px solid var(--warning-border)',
    fontSize: 'sm',
    '& strong': { fontWeight: 'bold' },
  },
});

const Bar = chakra(Page, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 0.75rem',
    alignItems: 'center',
    paddingBlock: '2',
  },
});

const End = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginLeft: 'auto' } });

export interface ViewingBarProps {
  /** « Vous consultez le dossier de … ». */
  children: ReactNode;
  /** The way back. */
  action: ReactNode;
  /** Name of the region; « Consultation d’un dossier » when absent. */
  label?: string;
}

/** Under the header while somebody sees another portal than her own: a student's file, a version under trial. */
export const ViewingBar = ({ children, action, label = 'Consultation d’un dossier' }: ViewingBarProps) => (
  <Root role="region" aria-label={label}>
    <Bar>
      <Icon name="eye" />
      <span>{children}</span>
      <End>{action}</End>
    </Bar>
  </Root>
);
