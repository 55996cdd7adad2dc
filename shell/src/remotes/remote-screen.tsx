import { Suspense, useEffect, useState } from 'react';
import type { RemoteLoader } from '../federation/remote-loader';
import { ErrorBoundary } from '../portal/error-boundary';
import type { DeclaredScreen } from '../portal/screens';
import { Waiting } from '../portal/waiting';
import { FailedRemotePage } from './failed-remote.page';
import { useRemoteScreen } from './use-remote-screen';

export interface RemoteScreenProps {
  screen: DeclaredScreen;
  loader: RemoteLoader;
  /** A navigation gives a screen that threw another chance. */
  pathname: string;
}

const Shown = ({ onShown }: { onShown: () => void }) => {
  useEffect(onShown, [onShown]);
  return null;
};

/** Shows a screen of a remote, or why it can't be shown; nothing around it is touched. */
export const RemoteScreen = ({ screen, loader, pathname }: RemoteScreenProps) => {
  const { state, retry, replace, shown } = useRemoteScreen(
    loader,
    { name: screen.remote.name, path: screen.path },
    pathname,
  );
  const [attempts, setAttempts] = useState(0);
  const again = () => {
    setAttempts((count) => count + 1);
    retry();
  };
  const waiting = <Waiting title={screen.title} />;
  if (state.kind === 'loading') return waiting;
  if (state.kind === 'failed') {
    return <FailedRemotePage key={attempts} screen={screen} failure={state.failure} onRetry={again} />;
  }
  const { Screen } = state;
  return (
    <ErrorBoundary onError={replace} fallback={() => waiting}>
      <Suspense fallback={waiting}>
        <Screen />
        <Shown onShown={shown} />
      </Suspense>
    </ErrorBoundary>
  );
};
