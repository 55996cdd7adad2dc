import { type ReactNode, useId } from 'react';
import { chakra } from '../theme/styled';

const Root = chakra('section', {
  base: { '& + &': { marginTop: '10' }, _print: { '& + &': { marginTop: '5' } } },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '1 0.75rem',
    marginBottom: '0.875rem',
    breakAfter: 'avoid',
  },
});

const Aside = chakra('div', {
  // A link there is as high as a finger, and moves nothing.
  base: { fontSize: 'sm', color: 'muted', '& > a': { paddingBlock: '3' } },
});

export interface SectionProps {
  title: ReactNode;
  /** At the right of the title: a count, a link. */
  aside?: ReactNode;
  level?: 2 | 3;
  id?: string;
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export const Section = ({ title, aside, level = 2, id, children }: SectionProps) => {
  const headingId = useId();
  const Title = `h${level}` as const;
  return (
    <Root aria-labelledby={headingId} {...(id === undefined ? {} : { id })}>
      <Head>
        <Title id={headingId}>{title}</Title>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Head>
      {children}
    </Root>
  );
};
