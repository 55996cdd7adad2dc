import { Box, Card, Skeleton } from 'shared-ui';

/** The heading and one line of the list: most people have one internship. */
export const InternshipsSkeleton = () => (
  <Box aria-hidden="true">
    <Skeleton width="12rem" height="1.375rem" mb="0.875rem" />
    <Card display="flex" alignItems="center" px={{ base: '1.125rem', sm: '6' }} minHeight="4.5rem" gap="4">
      <Box flex="1">
        <Skeleton width="60%" />
        <Skeleton width="40%" height="0.75rem" mt="2" />
      </Box>
      <Skeleton width="5rem" height="1.5rem" borderRadius="full" />
    </Card>
  </Box>
);
