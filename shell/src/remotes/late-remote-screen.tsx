import { useState } from 'react';
import { lazyScreen } from 'shared-auth';
import { fetchRuntime } from '../federation/late-runtime';
import { FailedPage } from '../late/failed-page';
import { useLateCode } from '../late/use-late-code';
import { usePortal } from '../portal/portal-context';
import { Waiting } from '../portal/waiting';
import type { RemoteScreenProps } from './remote-screen';

const RemoteScreen = lazyScreen<RemoteScreenProps>(() => {
  // It will ask for the runtime: beside it, not after it.
  void fetchRuntime().catch(() => {});
  return import(/* webpackChunkName: "after-paint" */ './remote-screen');
});

export type LateRemoteScreenProps = Omit<RemoteScreenProps, 'onWaiting'>;

/**
 * A screen of a remote and what loads it, which the pages of the shell do without. The same outline stands from the first
 * frame until the screen is there, whatever it waits for.
 */
export const LateRemoteScreen = ({ screen, pathname }: LateRemoteScreenProps) => {
  const { isReady, failure, isRetrying, retry } = useLateCode(RemoteScreen);
  const [isWaiting, setIsWaiting] = useState(true);
  const { contact } = usePortal().institution;
  if (failure && !isReady) {
    return (
      <FailedPage
        label={screen.remote.label}
        kind={failure.kind}
        isRetrying={isRetrying}
        onRetry={retry}
        contact={contact.email}
      />
    );
  }
  return (
    <>
      {isWaiting && <Waiting title={screen.title} />}
      {isReady && <RemoteScreen screen={screen} pathname={pathname} onWaiting={setIsWaiting} />}
    </>
  );
};
