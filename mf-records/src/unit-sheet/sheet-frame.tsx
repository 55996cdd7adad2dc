import type { ReactNode } from 'react';
import { Box, Card, CardBody, Skeleton, SkeletonLines, Stack } from 'shared-ui';

const FRAME = {
  display: 'grid',
  gap: { base: '6', md: '8' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 42rem) minmax(0, 1fr)' },
  alignItems: 'start',
  '& > :first-child': { gridColumn: { md: '2' }, gridRow: { md: '1' } },
  '& > :last-child': { gridColumn: { md: '1' }, gridRow: { md: '1' } },
} as const;

/** The facts, then the text; from 900 px on the text as wide as it reads well, the facts beside it. */
export const SheetFrame = ({ facts, children }: { facts: ReactNode; children: ReactNode }) => (
  <Box css={FRAME}>
    <Card>
      <CardBody>{facts}</CardBody>
    </Card>
    <div>{children}</div>
  </Box>
);

const FACTS = ['40%', '55%', '45%', '60%'];

/** Titles and lines of the parts that come. */
export const TextSkeleton = () => (
  <Stack gap="8" aria-hidden="true">
    {[4, 2, 4, 3].map((lines, rank) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts never changes.
      <Stack key={rank} gap="3">
        <Skeleton width="9rem" height="1.25rem" />
        <SkeletonLines lines={lines} />
      </Stack>
    ))}
  </Stack>
);

/** The whole sheet while it comes. */
export const SheetSkeleton = () => (
  <div aria-hidden="true">
    <SheetFrame
      facts={
        <Box display="grid" gap="1rem 1.25rem" gridTemplateColumns={{ base: '1fr 1fr', md: '1fr' }}>
          {FACTS.map((width) => (
            <div key={width}>
              <Skeleton width="3.5rem" height="0.75rem" my="1" />
              <Skeleton width={width} my="1" />
            </div>
          ))}
        </Box>
      }
    >
      <TextSkeleton />
    </SheetFrame>
  </div>
);
