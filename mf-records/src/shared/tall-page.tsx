import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

/** At least as high as the window: the footer is not seen before what stands above it has come. */
export const TallPage = ({ children }: { children: ReactNode }) => <Box minH="100vh">{children}</Box>;
