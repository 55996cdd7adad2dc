import type { ReactNode } from 'react';
import { LeafArt } from '../brand/leaf-art';
import { type IconChoice, iconProps } from '../button/button';
import { chakra } from '../theme/styled';

const Root = chakra('div', {
  base: {
    textAlign: 'center',
    padding: '2.25rem 1.25rem',
    border: '1.5px dashed var(--border-strong)',
    borderRadius: 'lg',
    '& > :is(h2,h3)': { fontSize: '1.0625rem', margin: '.75rem 0 .25rem' },
    '& > div': { color: 'muted', maxWidth: '26rem', marginInline: 'auto', fontSize: '0.9375rem' },
  },
  variants: { framed: { false: { border: '0' } } },
});

const Action = chakra('p', { base: { marginTop: '4' } });

export interface EmptyStateProps {
  /** What is: « Aucune absence déclarée ». */
  title: ReactNode;
  icon?: IconChoice;
  level?: 2 | 3;
  /** False inside a card, which is a frame already. */
  isFramed?: boolean;
  /** What to do about it. */
  children?: ReactNode;
  /** One tonal button. */
  action?: ReactNode;
}

/** Empty state with an optional action. */
export const EmptyState = (props: EmptyStateProps) => {
  const { title, icon = 'check', level = 2, isFramed = true, children, action } = props;
  const Title = `h${level}` as const;
  return (
    <Root framed={isFramed}>
      <LeafArt {...iconProps(icon)} />
      <Title>{title}</Title>
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
};
