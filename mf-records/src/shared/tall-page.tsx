import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

/** Min height of the window, so that the footer is not shown before the content has loaded. */
export const TallPage = ({ children }: { children: ReactNode }) => <Box minH="100vh">{children}</Box>;
