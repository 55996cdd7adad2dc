let isEnabled = false;

/**
 * Starts recording the offline copy where the person enabled it on this device, i.e. a service worker controls the
 * page (docs/decisions/offline-copy.md). Called by lazy-loaded code; pages with nothing to record never fetch it.
 */
export const enableOfflineCopy = (): void => {
  const workers = globalThis.navigator?.serviceWorker;
  if (!workers || isEnabled) return;
  isEnabled = true;
  const start = () =>
    void import('./record-copy').then(
      ({ recordOfflineCopy }) => recordOfflineCopy(),
      () => {},
    );
  if (workers.controller) start();
  workers.addEventListener('controllerchange', start);
};
