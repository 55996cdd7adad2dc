import type { ReactNode } from 'react';
import { Button, Gate } from 'shared-ui';
import { ErrorBoundary } from '../portal/error-boundary';
import { TROUBLES } from '../texts';

/** Fallback of the root error boundary: the shell itself threw; offers a reload. */
export const CrashPage = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary
    fallback={() => (
      <main id="contenu">
        <Gate icon="triangle-alert" title={TROUBLES.crashTitle} lead={TROUBLES.crashText}>
          <div>
            <Button icon="rotate-cw" onClick={() => window.location.reload()}>
              {TROUBLES.reload}
            </Button>
          </div>
        </Gate>
      </main>
    )}
  >
    {children}
  </ErrorBoundary>
);
