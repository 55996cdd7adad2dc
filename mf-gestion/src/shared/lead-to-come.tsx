import { Box } from 'shared-ui';

/** Holds the place of a lead that is still being read: about as long as it will be, and read by nobody. */
export const LeadToCome = ({ like }: { like: string }) => (
  <Box as="span" visibility="hidden" aria-hidden="true">
    {like}
  </Box>
);
