import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../app/error-boundary';
import { Waiting } from '../app/waiting';
import { RemoteFailure } from '../federation/remote-failure';
import type { RemoteLoader } from '../federation/remote-loader';
import type { DeclaredScreen } from '../navigation/screens';
import { FailedRemotePage } from './failed-remote.page';
import { useRemoteScreen } from './use-remote-screen';

export interface RemoteScreenProps {
  screen: DeclaredScreen;
  loader: RemoteLoader;
  /** A navigation gives a screen that threw another chance. */
  pathname: string;
}

const useRetry = (retry: () => void) => {
  const [attempts, setAttempts] = useState(0);
  return {
    attempts,
    again: () => {
      setAttempts((count) => count + 1);
      retry();
    },
  };
};

/** Shows a screen of a remote, or why it can't be shown; nothing around it is touched. */
export const RemoteScreen = ({ screen, loader, pathname }: RemoteScreenProps) => {
  const { state, retry } = useRemoteScreen(loader, screen);
  const { attempts, again } = useRetry(retry);
  if (state.kind === 'loading') return <Waiting />;
  if (state.kind === 'failed') {
    return <FailedRemotePage key={attempts} screen={screen} failure={state.failure} onRetry={again} />;
  }
  const { Screen } = state;
  const crashed = new RemoteFailure('evaluation');
  return (
    <ErrorBoundary
      resetKey={`${pathname} ${attempts}`}
      onError={() => loader.reportRender(screen.remote.name)}
      fallback={() => <FailedRemotePage screen={screen} failure={crashed} onRetry={again} />}
    >
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
};
