import { useState } from 'react';
import { late, useLate } from 'shared-ui';
import { importRuntime } from '../federation/late-runtime';
import { FailedPage } from '../late/failed-page';
import { failureKind, shellImport } from '../late/shell-import';
import { PageFallback } from '../portal/page-fallback';
import { usePortal } from '../portal/portal-context';
import type { RemoteScreenProps } from './remote-screen';

const RemoteScreen = late<RemoteScreenProps>(
  shellImport(() => {
    // It will ask for the runtime: beside it, not after it.
    void importRuntime().catch(() => {});
    return import(/* webpackChunkName: "after-paint" */ './remote-screen');
  }),
);

export type LateRemoteScreenProps = Omit<RemoteScreenProps, 'onWaiting'>;

/**
 * Lazy-loaded remote screen with the loader; pages of the shell don't need it. The skeleton stays the same from the
 * first frame until the screen renders.
 */
export const LateRemoteScreen = ({ screen, pathname }: LateRemoteScreenProps) => {
  const { data, error, isRetrying, mutate } = useLate(RemoteScreen);
  const [isWaiting, setIsWaiting] = useState(true);
  const { contact } = usePortal().institution;
  if (error) {
    return (
      <FailedPage
        label={screen.remote.label}
        kind={failureKind(error)}
        isRetrying={isRetrying}
        onRetry={mutate}
        contact={contact.email}
      />
    );
  }
  return (
    <>
      {isWaiting && <PageFallback title={screen.title} />}
      {data && <RemoteScreen screen={screen} pathname={pathname} onWaiting={setIsWaiting} />}
    </>
  );
};
