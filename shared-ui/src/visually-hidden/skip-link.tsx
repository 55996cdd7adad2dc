import { chakra } from '../theme/styled';

const Anchor = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-6rem',
    zIndex: '70',
    background: 'surface',
    padding: '0.75rem 1rem',
    borderRadius: 'sm',
    '&:focus': { top: '3' },
    '@media print': { display: 'none' },
  },
});

export interface SkipLinkProps {
  /** Id of the main region. */
  targetId?: string;
}

/** First stop of the page: leads past the header. */
export const SkipLink = ({ targetId = 'contenu' }: SkipLinkProps) => (
  <Anchor href={`#${targetId}`}>Aller au contenu</Anchor>
);
