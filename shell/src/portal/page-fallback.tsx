import { Box, SkeletonPage, useDelayed } from 'shared-ui';

/** Suspense fallback of a screen: its title at once, a skeleton after 200 ms. The real heading is the screen's own. */
export const PageFallback = ({ title }: { title?: string | undefined }) => (
  <Box aria-busy="true">
    <SkeletonPage title={title} isTinted={useDelayed(true)} />
  </Box>
);
