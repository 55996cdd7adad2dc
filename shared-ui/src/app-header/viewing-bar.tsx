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

/** Text hidden on phones. */
export const FromTablet = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });

/** Text shown on phones only. */
export const OnPhone = chakra('span', { base: { display: { md: 'none' } } });

export interface ViewingBarProps {
  /** « Vous consultez le dossier de … ». */
  children: ReactNode;
  /** The way back. */
  action: ReactNode;
  /** Name of the region; « Consultation d’un dossier » when absent. */
  label?: string;
}

/**
 * Bar under the header (one line on phones) while the portal shows another context: a viewed student, a version under
 * test.
 */
export const ViewingBar = ({ children, action, label = 'Consultation d’un dossier' }: ViewingBarProps) => (
  <Root role="region" aria-label={label}>
    <Bar>
      <Icon name="eye" />
      <p>{children}</p>
      <End>{action}</End>
    </Bar>
  </Root>
);
