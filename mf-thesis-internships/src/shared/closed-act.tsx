import type { ReactNode } from 'react';
import { Alert } from 'shared-ui';

interface ClosedActProps {
  title: string;
  /** Why, and since when; nothing is said of what is open. */
  reason: string | null;
  /** What may still be done. */
  children?: ReactNode;
}

/** What can't be done any more or not yet, in prose, above what may still be read. */
export const ClosedAct = ({ title, reason, children }: ClosedActProps) =>
  reason !== null && (
    <Alert tone="neutral" icon="lock" title={title}>
      {reason} {children}
    </Alert>
  );
