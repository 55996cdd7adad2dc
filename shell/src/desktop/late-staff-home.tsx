import { Alert, Box, Button, late } from 'shared-ui';
import { shellImport } from '../late/shell-import';
import { TEXTS, TROUBLES } from '../texts';

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Box mt="6">
    <Alert
      tone="danger"
      title={TROUBLES.crashTitle}
      live
      actions={
        <Button variant="outline" size="sm" icon="rotate-cw" onClick={onRetry}>
          {TEXTS.retry}
        </Button>
      }
    >
      {TROUBLES.crashText}
    </Alert>
  </Box>
);

/** Lazy-loaded home of staff who view no student. */
export const StaffHome = late(
  shellImport(() => import(/* webpackChunkName: "frame-staff" */ './staff-desktop')),
  {
    frame: 'staff',
    skeleton: <Box minHeight="60vh" aria-busy="true" />,
    onFailure: ({ retry }) => <Failed onRetry={retry} />,
  },
);
