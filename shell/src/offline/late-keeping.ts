let isAsked = false;

/**
 * Keeps what is seen, where the person chose so on this device: a worker then stands behind the page
 * (docs/decisions/offline-copy.md). Called by code that comes late itself; a page that shows nothing worth keeping
 * fetches none of it.
 */
export const startKeeping = (): void => {
  const workers = globalThis.navigator?.serviceWorker;
  if (!workers || isAsked) return;
  isAsked = true;
  const start = () =>
    void import('./keeper').then(
      ({ keepSeen }) => keepSeen(),
      () => {},
    );
  if (workers.controller) start();
  workers.addEventListener('controllerchange', start);
};
