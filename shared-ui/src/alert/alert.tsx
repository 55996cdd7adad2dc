import type { ReactNode } from 'react';
import { type IconChoice, iconProps } from '../button/button';
import { Icon } from '../icon/icon';
import { TONE_ICON, type Tone, toneVariants } from '../status/tones';
import { withOrdinals } from '../text/ordinals';
import { chakra } from '../theme/styled';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0.125rem 0.75rem',
    padding: '0.875rem 1rem',
    borderRadius: 'md',
    border: '1px solid var(--_b)',
    background: 'var(--_g)',
    fontSize: '0.9375rem',
    lineHeight: '1.5',
    '& > svg': { color: 'var(--_i)', marginTop: '0.1rem' },
    _highContrast: { border: '1px solid CanvasText' },
  },
  variants: { tone: { ...toneVariants, neutral: { ...toneVariants.neutral, '--_t': 'var(--text)' } } },
});

const Title = chakra('strong', { base: { display: 'block', color: 'var(--_t)', fontWeight: 'bold' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '0.625rem' },
});

export interface AlertProps {
  tone: Tone;
  title?: ReactNode;
  /** In place of the tone's own icon. */
  icon?: IconChoice;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /** Read out when it appears: at once for danger, politely otherwise. */
  live?: boolean;
  id?: string;
  children?: ReactNode;
}

/** A framed message in the page. */
export const Alert = ({
  tone,
  title,
  icon = TONE_ICON[tone],
  actions,
  live = false,
  id,
  children,
}: AlertProps) => {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <Root tone={tone} data-note="" {...(live ? { role } : {})} {...(id === undefined ? {} : { id })}>
      <Icon {...iconProps(icon)} />
      <div>
        {title !== undefined && <Title>{title}</Title>}
        {withOrdinals(children)}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </div>
    </Root>
  );
};
