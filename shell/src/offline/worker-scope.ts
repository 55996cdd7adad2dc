/** A page that is shown when nothing answers, which the server puts in front of the worker's source. */
export interface OfflinePage {
  html: string;
  headers: Record<string, string>;
}

interface ExtendableEventLike {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request that passes by. */
export interface FetchEventLike extends ExtendableEventLike {
  request: Pick<Request, 'url' | 'method' | 'mode'>;
  respondWith: (answer: Promise<Response>) => void;
}

/** What is used of the worker's world; the compiler knows that of a page. */
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
