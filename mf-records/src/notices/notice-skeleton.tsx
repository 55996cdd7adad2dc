import { Box, CardList, Flex, Skeleton, Stack } from 'shared-ui';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** The board as it comes: the tools, then rows of three lines. */
export const NoticeSkeleton = () => (
  <Stack gap="4" aria-hidden="true">
    <Skeleton height="2.75rem" borderRadius="sm" />
    <CardList as="div">
      {ROWS.map((row) => (
        <Flex key={row} gap="4" px="5" py="0.875rem">
          <Box flex="1" minH={{ base: '6rem', md: '3.75rem' }}>
            <Skeleton width="45%" height="1rem" mt="0.25rem" />
            <Skeleton width="92%" mt="0.75rem" />
            <Skeleton width="70%" mt="0.5rem" />
          </Box>
          <Box display={{ base: 'none', md: 'block' }} w="6rem">
            <Skeleton mt="0.25rem" />
          </Box>
        </Flex>
      ))}
    </CardList>
  </Stack>
);
