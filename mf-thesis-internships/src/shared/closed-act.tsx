import type { ReactNode } from 'react';
import { Alert } from 'shared-ui';

interface ClosedActProps {
  title: string;
  /** Why, and since when; nothing is said of what is open. */
  reason: string | null;
  /** What may still be done. */
  children?: ReactNode;
}

/** Why an action is closed, above the read-only data. */
export const ClosedAct = ({ title, reason, children }: ClosedActProps) =>
  reason !== null && (
    <Alert tone="neutral" icon="lock" title={title}>
      {reason} {children}
    </Alert>
  );
