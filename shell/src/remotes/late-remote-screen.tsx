import { memo, Suspense, use, useEffect, useState } from 'react';
import { late, useLate } from 'shared-ui';
import { getLoader } from '../federation/late-loader';
import { importRuntime } from '../federation/late-runtime';
import { type LoaderRef, useLoaderRef } from '../federation/loader-context';
import { FailedPage } from '../late/failed-page';
import { failureKind, shellImport } from '../late/shell-import';
import { PageFallback } from '../portal/page-fallback';
import { usePortal } from '../portal/portal-context';
import type { DeclaredScreen } from '../portal/screens';
import type { RemoteScreenProps } from './remote-screen';

const RemoteScreen = late<RemoteScreenProps>(
  shellImport(() => {
    // It will ask for the runtime: beside it, not after it.
    void importRuntime().catch(() => {});
    return import(/* webpackChunkName: "after-paint" */ './remote-screen');
  }),
);

export type LateRemoteScreenProps = Omit<RemoteScreenProps, 'onWaiting'>;

/** On the server: the code that renders the screens of remotes. */
export const prepareRemoteScreen = (): Promise<unknown> => RemoteScreen.preload();

/** Fetches what the drawn screen needs; false when it does not come, or another version in its place. */
const fetchDrawn = async (
  place: LoaderRef,
  { remote: { name, release }, path }: DeclaredScreen,
): Promise<boolean> => {
  try {
    const [loader] = await Promise.all([getLoader(place), RemoteScreen.preload()]);
    const loaded = await loader.load(name, path);
    await loader.fetchScreen(loaded, path);
    return loaded.version === release?.version;
  } catch {
    return false;
  }
};

interface StagedProps extends LateRemoteScreenProps {
  /** The server drew it: it is there from the first rendering on. */
  isDrawn?: boolean;
}

/** The skeleton stays the same from the first frame until the screen renders. */
const StagedScreen = ({ screen, pathname, isDrawn = false }: StagedProps) => {
  const { data, error, isRetrying, mutate } = useLate(RemoteScreen);
  const [isWaiting, setIsWaiting] = useState(!isDrawn);
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

const NEVER = new Promise<never>(() => {});

interface DrawnProps extends LateRemoteScreenProps {
  ready: Promise<boolean>;
}

/** Suspends until the code of the drawn screen is there: the server's markup stays in its place until then. */
const DrawnScreen = ({ ready, ...props }: DrawnProps) => {
  if (!use(ready)) use(NEVER);
  return <StagedScreen {...props} isDrawn />;
};

/** Lazy-loaded remote screen with the loader; pages of the shell don't need it. */
export const LateRemoteScreen = memo((props: LateRemoteScreenProps) => {
  const { screen } = props;
  const place = useLoaderRef();
  const [ready, setReady] = useState(() => {
    if (place.drawn !== screen.path) return null;
    place.ready ??= fetchDrawn(place, screen);
    return place.ready;
  });
  // What the server drew gives way, as a whole, to what is said of code that does not come.
  useEffect(() => void ready?.then((isThere) => isThere || setReady(null)), [ready]);
  if (!ready) return <StagedScreen {...props} />;
  return (
    <Suspense fallback={<PageFallback title={screen.title} />}>
      <DrawnScreen {...props} ready={ready} />
    </Suspense>
  );
});
