import type { ReactNode } from 'react';
import { chakra } from '../theme/styled';
import { CARD_INSET } from './card-style';

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.375rem 1rem',
    paddingBlock: '1.125rem',
    paddingInline: CARD_INSET,
    '& + *': { borderTop: '1px solid var(--border)' },
    '& :is(h2,h3)': { fontSize: '1.0625rem' },
    '& small': { display: 'block', fontSize: 'sm', fontWeight: '400', color: 'muted' },
  },
});

const Aside = chakra('div', { base: { marginLeft: { sm: 'auto' } } });

/** Footer of a card, separated by a hairline: the next step. */
export const CardFooter = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    borderTop: '1px solid var(--border)',
    paddingBlock: '1.125rem',
    paddingInline: CARD_INSET,
  },
});

export interface CardHeaderProps {
  title: ReactNode;
  /** Second line under the title. */
  detail?: ReactNode;
  /** At the right: a status. */
  aside?: ReactNode;
  level?: 2 | 3;
}

/** Header of a card, separated by a hairline. */
export const CardHeader = ({ title, detail, aside, level = 2 }: CardHeaderProps) => {
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
};
