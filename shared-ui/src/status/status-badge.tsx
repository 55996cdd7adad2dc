import type { ReactNode } from 'react';
import { type IconChoice, iconProps } from '../button/button';
import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';
import { TONE_ICON, type Tone, toneVariants } from './tones';

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.3125rem',
    padding: '0.1875rem 0.5625rem 0.1875rem 0.4375rem',
    borderRadius: 'full',
    border: '1px solid var(--_b)',
    background: 'var(--_g)',
    color: 'var(--_t)',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.3',
    '& > svg': { color: 'var(--_i)' },
  },
  variants: {
    tone: toneVariants,
    bare: { true: { background: 'none', border: '0', padding: '0' } },
  },
});

export interface StatusBadgeProps {
  tone: Tone;
  /** In place of the tone's own icon; null for a mere count, which is no status. */
  icon?: IconChoice | null;
  /** Without ground, inside a definition. */
  bare?: boolean;
  children: ReactNode;
}

/** A status: icon, text and colour, always the three. */
export const StatusBadge = ({ tone, icon = TONE_ICON[tone], bare = false, children }: StatusBadgeProps) => (
  <Root tone={tone} bare={bare}>
    {icon !== null && <Icon {...iconProps(icon)} size="xs" />}
    {children}
  </Root>
);
