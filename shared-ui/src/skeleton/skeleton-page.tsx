import { Box } from '../layout/layout';
import { chakra } from '../theme/styled';
import { DELAYED_FADE_IN, DELAYED_SHAPE_FADE_IN } from './delayed-fade-in';
import { Skeleton } from './skeleton';
import { SkeletonCards } from './skeleton-shapes';

/** Styled as an h1 but none: focus and screen readers wait for the real heading. */
const Title = chakra('p', {
  base: {
    fontSize: { base: 'var(--fs-3xl)', md: 'var(--fs-4xl)' },
    fontWeight: '650',
    letterSpacing: '-.024em',
    lineHeight: '1.12',
    textWrap: 'balance',
  },
});

export interface SkeletonPageProps {
  /** The title that will stand there, when it is known: it is text from the start. */
  title?: string | undefined;
  /** Whether the grey shapes are seen; their room is kept in any case. */
  isTinted?: boolean;
}

/** Skeleton of a whole screen: title, lead, two cards. */
export const SkeletonPage = ({ title, isTinted = true }: SkeletonPageProps) => {
  const look = isTinted ? undefined : DELAYED_FADE_IN;
  const shape = isTinted ? undefined : DELAYED_SHAPE_FADE_IN;
  return (
    <Box aria-hidden="true">
      <Box mb="1.75rem">
        {title === undefined ? (
          <Skeleton width="min(18rem, 60%)" height="2.125rem" {...shape} />
        ) : (
          <Title>{title}</Title>
        )}
        <Skeleton width="min(30rem, 90%)" mt="0.8125rem" mb="0.3125rem" {...shape} />
      </Box>
      <Box {...look}>
        <SkeletonCards />
      </Box>
    </Box>
  );
};
