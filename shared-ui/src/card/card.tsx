import type { ReactNode } from 'react';
import { chakra } from '../theme/styled';

/** A surface with a hairline. Never a card in a card. */
export const Card = chakra('div', {
  base: {
    background: 'surface',
    border: '1px solid var(--border)',
    borderRadius: 'lg',
    boxShadow: 'xs',
    overflow: 'clip',
    breakInside: 'avoid',
    _highContrast: { border: '1px solid CanvasText' },
    _print: { boxShadow: 'none', borderRadius: '6px' },
  },
});

/** The padded inside of a card. */
export const CardBody = chakra('div', {
  base: { padding: { base: '1.125rem', sm: '6' }, _print: { padding: '.75rem 1rem' } },
});

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.375rem 1rem',
    padding: { base: '1.125rem', sm: '1.125rem 1.5rem' },
    '& + *': { borderTop: '1px solid var(--border)' },
    '& :is(h2,h3)': { fontSize: '1.0625rem' },
    '& small': { display: 'block', fontSize: 'sm', fontWeight: '400', color: 'muted' },
  },
});

const Aside = chakra('div', { base: { marginLeft: { sm: 'auto' } } });

export interface CardHeaderProps {
  title: ReactNode;
  /** Second line under the title. */
  detail?: ReactNode;
  /** At the right: a status. */
  aside?: ReactNode;
  level?: 2 | 3;
}

/** Top of a card, parted from what follows by a hairline. */
export function CardHeader({ title, detail, aside, level = 2 }: CardHeaderProps) {
  const Title = `h${level}` as const;
  return (
    <Head>
      <div>
        <Title>{title}</Title>
        {detail !== undefined && <small>{detail}</small>}
      </div>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </Head>
  );
}
