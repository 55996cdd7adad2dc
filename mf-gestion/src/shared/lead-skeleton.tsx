import { Box } from 'shared-ui';

/** Skeleton of a lead text, hidden from screen readers. */
export const LeadSkeleton = ({ like }: { like: string }) => (
  <Box as="span" visibility="hidden" aria-hidden="true">
    {like}
  </Box>
);
