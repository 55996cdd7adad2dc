import { lazyScreen } from 'shared-auth';
import { Alert, Box, Button } from 'shared-ui';
import { inFirstFrame } from '../late/first-frame';
import { useLateCode } from '../late/use-late-code';
import { TEXTS, TROUBLES } from '../texts';

/** Staff alone need it: the home of a student does not carry it. */
const StaffDesktop = inFirstFrame(
  'staff',
  lazyScreen(() => import(/* webpackChunkName: "frame-staff" */ './staff-desktop')),
);

/** The home of staff who look at no student; code that does not come is said, and asked for again. */
export const StaffHome = () => {
  const { isReady, failure, retry } = useLateCode(StaffDesktop);
  if (isReady) return <StaffDesktop />;
  if (!failure) return <Box minHeight="60vh" aria-busy="true" />;
  return (
    <Box mt="6">
      <Alert
        tone="danger"
        title={TROUBLES.crashTitle}
        live
        actions={
          <Button variant="outline" size="sm" icon="rotate-cw" onClick={retry}>
            {TEXTS.retry}
          </Button>
        }
      >
        {TROUBLES.crashText}
      </Alert>
    </Box>
  );
};
