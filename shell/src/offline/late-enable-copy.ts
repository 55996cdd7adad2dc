let isEnabled = false;

/**
 * Keeps what is seen, where the person chose so on this device: a worker then stands behind the page
 * (docs/decisions/offline-copy.md). Called by code that comes late itself; a page that shows nothing worth keeping
 * fetches none of it.
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
