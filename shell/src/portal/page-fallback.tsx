import { Box, SkeletonPage, useDelayed } from 'shared-ui';

/**
 * In place of a screen whose code is on its way: its title as text at once, and the room of what comes, whose outline
 * is seen after 200 ms. The heading that counts is the screen's own.
 */
export const PageFallback = ({ title }: { title?: string | undefined }) => (
  <Box aria-busy="true">
    <SkeletonPage title={title} isTinted={useDelayed(true)} />
  </Box>
);
