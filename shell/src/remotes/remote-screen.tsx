import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useEarlyGestures } from '../federation/early-gestures';
import { useLoader } from '../federation/use-loader';
import { ErrorBoundary } from '../portal/error-boundary';
import { PageFallback } from '../portal/page-fallback';
import type { DeclaredScreen } from '../portal/screens';
import { PrintHead } from '../print/print-head';
import { FailedRemotePage } from './failed-remote.page';
import { useRemoteScreen } from './use-remote-screen';

export interface RemoteScreenProps {
  screen: DeclaredScreen;
  /** A navigation gives a screen that threw another chance. */
  pathname: string;
  /** Told whether the code of the screen is on its way: its outline then stands in its place. */
  onWaiting: (isWaiting: boolean) => void;
}

const Shown = ({ onShown }: { onShown: () => void }) => {
  useEffect(onShown, [onShown]);
  useEarlyGestures();
  return null;
};

/** Renders a remote screen in an error boundary, or its failure page. */
export default function RemoteScreen({ screen, pathname, onWaiting }: RemoteScreenProps) {
  const { state, retry, replace, shown } = useRemoteScreen(
    useLoader(),
    { name: screen.remote.name, path: screen.path },
    pathname,
  );
  const [attempts, setAttempts] = useState(0);
  const again = () => {
    setAttempts((count) => count + 1);
    retry();
  };
  const isWaiting = state.kind === 'loading';
  // Before the browser draws: there is never both, nor neither.
  useLayoutEffect(() => onWaiting(isWaiting), [onWaiting, isWaiting]);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') {
    return <FailedRemotePage key={attempts} screen={screen} failure={state.failure} onRetry={again} />;
  }
  const waiting = <PageFallback title={screen.title} />;
  const { Screen } = state;
  return (
    <ErrorBoundary onError={replace} fallback={() => waiting}>
      <Suspense fallback={waiting}>
        <PrintHead />
        <Screen />
        <Shown onShown={shown} />
      </Suspense>
    </ErrorBoundary>
  );
}
