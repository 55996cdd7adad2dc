import { type IconChoice, iconProps } from '../button/button';
import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { type Tone, toneVariants } from './tones';

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: '0.375rem 0.375rem 0.375rem 0.125rem',
    background: 'var(--_g)',
    color: 'var(--_t)',
    border: '1px solid var(--_b)',
    verticalAlign: '-0.25rem',
    '& > svg': { width: '0.8125rem', height: '0.8125rem', strokeWidth: '2.25' },
  },
  variants: { tone: toneVariants },
});

export interface FlagMarkProps {
  tone: Tone;
  icon: IconChoice;
  /** What the mark means, for screen readers and as a tooltip. */
  label: string;
}

/** A small mark before a figure: « Résultat transféré », … */
export const FlagMark = ({ tone, icon, label }: FlagMarkProps) => (
  <Root tone={tone} title={label}>
    <Icon {...iconProps(icon)} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Root>
);

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem 1.25rem',
    fontSize: 'sm',
    color: 'muted',
    '& > li': { display: 'flex', gap: '0.4375rem', alignItems: 'center' },
  },
});

/** Explains the marks used below. */
export const Legend = ({ items }: { items: readonly FlagMarkProps[] }) => (
  <List>
    {items.map(({ tone, icon, label }) => (
      <li key={label}>
        <Root tone={tone} aria-hidden="true">
          <Icon {...iconProps(icon)} />
        </Root>
        {label}
      </li>
    ))}
  </List>
);
