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
    flexWrap: { md: 'wrap' },
    gap: '0.25rem 0.75rem',
    alignItems: 'center',
    paddingBlock: { base: '1', md: '2' },
    '& > p': {
      minWidth: '0',
      overflow: { base: 'hidden', md: 'visible' },
      textOverflow: 'ellipsis',
      whiteSpace: { base: 'nowrap', md: 'normal' },
    },
  },
});

const End = chakra('div', { base: { display: 'flex', flex: 'none', gap: '2', marginLeft: 'auto' } });

/** A part of a sentence that a phone leaves out. */
export const FromTablet = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });

/** What a phone says in its place. */
export const OnPhone = chakra('span', { base: { display: { md: 'none' } } });

export interface ViewingBarProps {
  /** « Vous consultez le dossier de … ». */
  children: ReactNode;
  /** The way back. */
  action: ReactNode;
  /** Name of the region; « Consultation d’un dossier » when absent. */
  label?: string;
}

/** One line on a phone, under the header, while somebody sees another portal than her own: a student's file, a version under trial. */
export const ViewingBar = ({ children, action, label = 'Consultation d’un dossier' }: ViewingBarProps) => (
  <Root role="region" aria-label={label}>
    <Bar>
      <Icon name="eye" />
      <p>{children}</p>
      <End>{action}</End>
    </Bar>
  </Root>
);
