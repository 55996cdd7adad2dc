import { Box, Card, Flex, Skeleton } from 'shared-ui';

interface LinesSkeletonProps {
  rows: number;
  /** A line of the table from 600 px on; of what opens, 64 px on a phone. */
  height: { base: string; sm: string };
}

/** Lines in a card, each with its words and a figure or an action at the right. */
export const LinesSkeleton = ({ rows, height }: LinesSkeletonProps) => (
  <Card aria-hidden="true">
    {Array.from({ length: rows }, (_, rank) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a skeleton never change places.
      <Flex key={rank} alignItems="center" gap="4" height={height} px={{ base: '1.125rem', sm: '6' }}>
        <Box flex="1">
          <Skeleton width={rank % 2 === 0 ? '62%' : '48%'} />
        </Box>
        <Skeleton width="1.5rem" />
      </Flex>
    ))}
  </Card>
);
