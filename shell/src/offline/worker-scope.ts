/** Offline page, prepended to the worker's source by the server. */
export interface OfflinePage {
  html: string;
  headers: Record<string, string>;
}

interface ExtendableEventLike {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Fetch event. */
export interface FetchEventLike extends ExtendableEventLike {
  request: Pick<Request, 'url' | 'method' | 'mode'>;
  respondWith: (answer: Promise<Response>) => void;
}

/** Subset of ServiceWorkerGlobalScope used here; the project compiles against the DOM library. */
export interface WorkerScope {
  OFFLINE_PAGE: OfflinePage;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void;
    (type: 'fetch', listener: (event: FetchEventLike) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  fetch: (request: FetchEventLike['request'] | string, init?: RequestInit) => Promise<Response>;
}
