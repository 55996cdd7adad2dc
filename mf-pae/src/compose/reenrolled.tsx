import { useLocation } from 'shared-router';
import { Alert } from 'shared-ui';
import { FocusOnMount } from 'shared-ui/focus-on-mount';
import { TEXTS } from '../texts/pae';

/** The end of the wizard, said on the page that it leads to, with what comes next. */
export const Reenrolled = () =>
  useLocation().state?.isEnded === true && (
    <FocusOnMount>
      <Alert tone="ok" title={TEXTS.reenrolledTitle}>
        {TEXTS.reenrolled}
      </Alert>
    </FocusOnMount>
  );
