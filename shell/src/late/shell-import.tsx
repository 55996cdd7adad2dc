import { useLocation } from 'shared-router';
import type { LateFailure, LateOptions } from 'shared-ui';
import { LOAD_TIMEOUT_MS, withTimeout } from '../federation/async/with-timeout';
import { RemoteFailure } from '../federation/remote-failure';
import { shellTitle } from '../navigation/shell-pages';
import { PageFallback } from '../portal/page-fallback';
import { usePortal } from '../portal/portal-context';
import { FailedPage } from './failed-page';
import { classifyShellFailure } from './late-failure';

/** Code of the shell, given up after `timeout` milliseconds; throws RemoteFailure, which says why it did not come. */
export const shellImport =
  <Module,>(load: () => Promise<Module>, timeout = LOAD_TIMEOUT_MS) =>
  (): Promise<Module> =>
    withTimeout(load(), timeout).catch(async (error: unknown) => {
      throw await classifyShellFailure(error);
    });

/** Why code of the shell did not come. */
export const failureKind = (error: unknown): RemoteFailure['kind'] =>
  error instanceof RemoteFailure ? error.kind : 'evaluation';

const usePageTitle = () => shellTitle(useLocation().pathname) ?? undefined;

const PageSkeleton = () => <PageFallback title={usePageTitle()} />;

const PageFailure = ({ error, isRetrying, retry }: LateFailure<object>) => (
  <FailedPage
    label={usePageTitle() ?? ''}
    kind={failureKind(error)}
    isRetrying={isRetrying}
    onRetry={retry}
    contact={usePortal().institution.contact.email}
  />
);

/** Options of `late` for a page of the shell: one that does not come leaves its own failure page, with a retry. */
export const AS_PAGE: LateOptions = {
  skeleton: <PageSkeleton />,
  onFailure: (failure) => <PageFailure {...failure} />,
};

/** Options of `late` for what the page does without: while it is not there, or if it never comes, nothing stands there. */
export const OPTIONAL: LateOptions = { onFailure: () => null };
