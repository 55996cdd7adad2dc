import { Box, Card, Flex, Skeleton } from 'shared-ui';

const UNITS = Array.from({ length: 11 }, (_, rank) => rank);

/** A card of units, a line of 48 px each, before they are there. */
export const UnitLinesSkeleton = () => (
  <Card aria-hidden="true">
    <Box p="1.25rem 1.5rem">
      <Skeleton width="12rem" height="1.125rem" />
      <Skeleton width="5rem" mt="2" />
    </Box>
    {UNITS.map((rank) => (
      <Flex
        key={rank}
        alignItems="center"
        gap="6"
        h="3rem"
        px="6"
        css={{ borderTop: '1px solid var(--border)' }}
      >
        <Box flex="1">
          <Skeleton width={rank % 2 === 0 ? '62%' : '48%'} />
        </Box>
        <Skeleton width="1.5rem" />
      </Flex>
    ))}
  </Card>
);
