import type { Ref } from 'react';
import { Alert, Box } from 'shared-ui';

export interface MissingAlertProps {
  /** The quoted text. */
  text: string;
  /** The person tried to go on without it. */
  isUrgent: boolean;
  ref: Ref<HTMLDivElement>;
}

/** Missing requirements of a step; focused when blocking the next step. */
export const MissingAlert = ({ text, isUrgent, ref }: MissingAlertProps) => (
  <Box ref={ref} tabIndex={-1}>
    <Alert tone={isUrgent ? 'danger' : 'warning'} live={isUrgent}>
      {text}
    </Alert>
  </Box>
);
