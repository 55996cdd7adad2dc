import { useLocation } from 'shared-router';
import type { LateFailure, LateOptions } from 'shared-ui';
import { RemoteFailure } from '../federation/remote-failure';
import { inTime, LOAD_TIMEOUT } from '../federation/work/in-time';
import { shellTitle } from '../navigation/shell-pages';
import { usePortal } from '../portal/portal-context';
import { Waiting } from '../portal/waiting';
import { FailedPage } from './failed-page';
import { nameFailure } from './late-naming';

/** Code of the shell, given up after `timeout` milliseconds; throws RemoteFailure, which says why it did not come. */
export const inShell =
  <Module,>(load: () => Promise<Module>, timeout = LOAD_TIMEOUT) =>
  (): Promise<Module> =>
    inTime(load(), timeout).catch(async (error: unknown) => {
      throw await nameFailure(error);
    });

/** Why code of the shell did not come. */
export const kindOf = (error: unknown): RemoteFailure['kind'] =>
  error instanceof RemoteFailure ? error.kind : 'evaluation';

const usePageTitle = () => shellTitle(useLocation().pathname) ?? undefined;

const PageSkeleton = () => <Waiting title={usePageTitle()} />;

const PageFailure = ({ error, isRetrying, retry }: LateFailure<object>) => (
  <FailedPage
    label={usePageTitle() ?? ''}
    kind={kindOf(error)}
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
