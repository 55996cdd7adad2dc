import { useLocation } from 'shared-router';
import { Alert, Box } from 'shared-ui';
import { FocusOnMount } from 'shared-ui/focus-on-mount';
import { isReenrolled } from '../reenrolment-end';
import { TEXTS } from '../texts/pae';

/** The end of the wizard, said on the page that it leads to, with what comes next. */
export const Reenrolled = () =>
  isReenrolled(useLocation().state) && (
    <Box mb="5">
      <FocusOnMount>
        <Alert tone="ok" title={TEXTS.reenrolledTitle}>
          {TEXTS.reenrolled}
        </Alert>
      </FocusOnMount>
    </Box>
  );
