import { Box, Card, Skeleton, Stack } from 'shared-ui';

const LINES = [0, 1] as const;

/** The lines of an order while they are read: rows of the height that they will have. */
export const LinesSkeleton = () => (
  <Box aria-hidden="true">
    <Box display={{ base: 'none', sm: 'block' }} height="2.1875rem" bg="sunken" />
    {LINES.map((line) => (
      <Box
        key={line}
        display="flex"
        justifyContent="space-between"
        gap="6"
        px={{ base: '1.125rem', sm: '6' }}
        py="0.875rem"
        minHeight={{ base: '5.5rem', sm: '3.9375rem' }}
        css={{ '& + &': { borderTop: '1px solid var(--border)' } }}
      >
        <Box flex="1">
          <Skeleton width="58%" />
          <Skeleton width="24%" height="0.625rem" mt="2" />
        </Box>
        <Skeleton width="3.5rem" />
      </Box>
    ))}
  </Box>
);

const Folded = () => (
  <Card
    display="flex"
    alignItems="center"
    justifyContent="space-between"
    px={{ base: '1.125rem', sm: '6' }}
    minHeight="3.75rem"
  >
    <Skeleton width="11rem" />
    <Skeleton width="4rem" />
  </Card>
);

/** The first order open, how to pay it and its lines; the others folded (look/v2, squelettes). */
export const OrdersSkeleton = () => (
  <Stack gap="4" aria-hidden="true">
    <Card>
      <Box
        px={{ base: '1.125rem', sm: '6' }}
        py="1.125rem"
        minHeight={{ base: '7.0625rem', sm: '4.9375rem' }}
      >
        <Skeleton width="14rem" height="1.125rem" />
        <Skeleton width="8rem" height="0.75rem" mt="2" />
      </Box>
      <Box borderTop="1px solid var(--border)" p={{ base: '1.125rem', sm: '6' }}>
        <Skeleton width="full" height={{ base: '36rem', sm: '19rem' }} borderRadius="md" />
      </Box>
      <LinesSkeleton />
    </Card>
    <Folded />
    <Folded />
  </Stack>
);
