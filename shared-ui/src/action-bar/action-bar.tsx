import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Page } from '../layout/layout';
import { chakra } from '../theme/styled';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

const Root = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '30',
    background: 'raised',
    borderTop: '1px solid var(--border)',
    boxShadow: 'bar',
    _print: { display: 'none' },
  },
});

const Bar = chakra(Page, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0.5rem 0.875rem', sm: '0.5rem 1.75rem' },
    paddingBlock: '3',
  },
});

const Problem = chakra(Page, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingTop: '3',
    marginBottom: '-1',
    color: 'danger-text',
    fontSize: '0.9375rem',
    fontWeight: 'semibold',
    lineHeight: '1.35',
  },
});

const Figure = chakra('div', {
  base: {
    display: { base: 'grid', sm: 'flex' },
    alignItems: { sm: 'flex-end' },
    gap: '0 1.75rem',
    minWidth: '0',
    fontSize: 'sm',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    // There for who listens, and no gap beside the buttons.
    '&:empty': { position: 'absolute' },
  },
});

const End = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    marginLeft: 'auto',
    flex: 'none',
    maxWidth: 'full',
  },
});

export interface ActionBarProps {
  /** Names the region: « Validation de la commande ». */
  label: string;
  /** At the left, read out when it changes: a total, « Brouillon gardé à 10 h 08 ». */
  figure?: ReactNode;
  /** Why the last attempt led to nothing, read out at once; it goes with the person's next change. */
  error?: ReactNode;
  /** Width of the page above it. */
  width?: 'page' | 'content' | 'form';
  /** One solid action, at most one more before it. */
  children: ReactNode;
}

/** A bar that stays at the bottom while its page scrolls. */
export const ActionBar = ({ label, figure, error, width = 'form', children }: ActionBarProps) => (
  <Root role="region" aria-label={label} data-bar="">
    {error !== undefined && (
      <Problem width={width} role="alert">
        <Icon name="circle-alert" />
        {error}
      </Problem>
    )}
    <Bar width={width}>
      <Figure aria-live="polite" aria-atomic="true">
        {figure}
      </Figure>
      <End>{children}</End>
    </Bar>
  </Root>
);

const Total = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    lineHeight: '1.2',
    color: 'text',
    '& > span': { fontSize: 'xs', color: 'muted', whiteSpace: { sm: 'nowrap' } },
    '& > strong': {
      whiteSpace: 'nowrap',
      fontSize: '1.375rem',
      letterSpacing: '-.02em',
      fontWeight: 'bold',
    },
  },
  variants: {
    minor: {
      true: {
        flexDirection: { base: 'row', sm: 'column' },
        gap: { base: '1', sm: '0' },
        '& > strong': { fontSize: { base: 'xs', sm: 'md' }, fontWeight: 'semibold' },
      },
    },
  },
});

/** A labelled figure of the bar; `minor` for the secondary one. */
export const BarTotal = ({
  label,
  value,
  minor = false,
}: {
  label: string;
  value: ReactNode;
  minor?: boolean;
}) => (
  <Total minor={minor}>
    <span>
      {label}
      <VisuallyHidden>&nbsp;: </VisuallyHidden>
    </span>
    <strong>{value}</strong>
  </Total>
);
