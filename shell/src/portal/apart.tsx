import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

/** What may fail without the page: whatever it throws, nothing stands in its place and nothing around it notices. */
export const Apart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>
);
