import { type LazyScreen, lazyScreen } from 'shared-auth';
import { useLocation } from 'shared-router';
import { shellTitle } from '../navigation/shell-pages';
import { usePortal } from '../portal/portal-context';
import { Waiting } from '../portal/waiting';
import { FailedPage } from './failed-page';
import { useLateCode } from './use-late-code';

interface LatePageProps {
  Screen: LazyScreen;
  timeout: number | undefined;
}

const LatePage = ({ Screen, timeout }: LatePageProps) => {
  const { isReady, failure, isRetrying, retry } = useLateCode(Screen, timeout);
  const { contact } = usePortal().institution;
  const title = shellTitle(useLocation().pathname) ?? undefined;
  if (isReady) return <Screen />;
  if (!failure) return <Waiting title={title} />;
  return (
    <FailedPage
      label={title ?? ''}
      kind={failure.kind}
      isRetrying={isRetrying}
      onRetry={retry}
      contact={contact.email}
    />
  );
};

/**
 * Makes a page of the shell whose code comes when it is shown. One that does not come, or takes longer than `timeout`
 * milliseconds, leaves its own failure page, with a retry.
 */
export const latePage = (load: Parameters<typeof lazyScreen>[0], timeout?: number): LazyScreen => {
  const Screen = lazyScreen(load);
  return Object.assign(() => <LatePage Screen={Screen} timeout={timeout} />, Screen);
};
