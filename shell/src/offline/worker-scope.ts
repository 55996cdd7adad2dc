/** A page that is shown when nothing answers, which the server puts in front of the worker's source. */
export interface PageWithoutNetwork {
  html: string;
  headers: Record<string, string>;
}

interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request that passes by. */
export interface Passing extends Lasting {
  request: Pick<Request, 'url' | 'method' | 'mode'>;
  respondWith: (answer: Promise<Response>) => void;
}

/** What is used of the worker's world; the compiler knows that of a page. */
export interface WorkerScope {
  OFFLINE_PAGE: PageWithoutNetwork;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'fetch', listener: (event: Passing) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  fetch: (request: Passing['request'] | string, init?: RequestInit) => Promise<Response>;
}
