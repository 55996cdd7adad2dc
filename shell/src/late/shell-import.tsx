import { useAddress } from 'shared-router/address';
import type { LateFailure, LateOptions } from 'shared-ui';
import { LOAD_TIMEOUT_MS, withTimeout } from '../federation/async/with-timeout';
import { RemoteFailure } from '../federation/remote-failure';
import { shellTitle } from '../navigation/shell-pages';
import { PageFallback } from '../portal/page-fallback';
import { usePortal } from '../portal/portal-context';
import { FailedPage } from './failed-page';
import { classifyShellFailure } from './late-failure';

/** Wraps a dynamic import of the shell with a timeout (milliseconds); rejects with RemoteFailure. */
export const shellImport =
  <Module,>(load: () => Promise<Module>, timeout = LOAD_TIMEOUT_MS) =>
  (): Promise<Module> =>
    withTimeout(load(), timeout).catch(async (error: unknown) => {
      throw await classifyShellFailure(error);
    });

/** Failure kind of a chunk load error of the shell. */
export const failureKind = (error: unknown): RemoteFailure['kind'] =>
  error instanceof RemoteFailure ? error.kind : 'evaluation';

const usePageTitle = () => shellTitle(useAddress().pathname) ?? undefined;

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

/** Options of `late` for a page of the shell: skeleton, and a failure page with a retry. */
export const AS_PAGE: LateOptions = {
  skeleton: <PageSkeleton />,
  onFailure: (failure) => <PageFailure {...failure} />,
};

/** Options of `late` for an optional part: renders nothing while loading and on failure. */
export const OPTIONAL: LateOptions = { onFailure: () => null };
