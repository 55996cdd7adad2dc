import { eraseStore, readChoice } from 'shared-auth/offline';
import { API_BASE } from 'shared-contract/base/endpoint';
import type { Device } from 'shared-contract/own-data/answers';
import { devices } from 'shared-contract/own-data/endpoints';
import { isPagePath } from 'shared-contract/own-data/page-paths';
import { SIGN_OUT_PATH } from 'shared-contract/security/sign-out';
import type { FetchEventLike, WorkerScope } from './worker-scope';

const isSignOut = ({ url, method }: FetchEventLike['request']): boolean =>
  method === 'POST' && new URL(url).pathname === SIGN_OUT_PATH;

const isPage = ({ url, method, mode }: FetchEventLike['request']): boolean =>
  mode === 'navigate' && method === 'GET' && isPagePath(new URL(url).pathname);

/**
 * True when the server says that the copy's session is over: signed out, or another session. False when that can't be
 * known.
 */
const isSessionOver = async (scope: WorkerScope, AppareilID: string): Promise<boolean> => {
  const answer = await scope.fetch(API_BASE + devices.path, { credentials: 'same-origin' });
  if (answer.status === 401) return true;
  if (!answer.ok) return false;
  const list: Device[] = await answer.json();
  return !list.some((device) => device.EstCeluiCi && device.AppareilID === AppareilID);
};

/**
 * Registers the service worker's event handlers. Network only: every request goes through, and a navigation that
 * fails offline gets the offline page. Nothing is cached and no response is replaced.
 */
export const handleWorkerEvents = (scope: WorkerScope): void => {
  let erasing: Promise<void> = Promise.resolve();
  const erase = (): Promise<void> => {
    erasing = eraseStore();
    return erasing;
  };
  const leave = async (): Promise<void> => {
    await erase();
    await scope.registration.unregister();
  };

  /** Once the network answered: whether there is still a copy to keep. */
  const lookAtSession = async (): Promise<void> => {
    const choice = await readChoice();
    if (!choice || (await isSessionOver(scope, choice.AppareilID))) await leave();
  };

  const answer = async (event: FetchEventLike): Promise<Response> => {
    try {
      const fromNetwork = await scope.fetch(event.request);
      event.waitUntil(lookAtSession().catch(() => {}));
      return fromNetwork;
    } catch {
      // A sign-out that did not reach the server has thrown everything away before anything is shown.
      await erasing.catch(() => {});
      if (!(await readChoice().catch(() => null))) await leave().catch(() => {});
      const { html, headers } = scope.OFFLINE_PAGE;
      return new Response(html, { status: 503, headers });
    }
  };

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('fetch', (event) => {
    // The page that follows goes through here still: without network it says that the sign-out is noted.
    if (isSignOut(event.request)) event.waitUntil(erase());
    else if (isPage(event.request)) event.respondWith(answer(event));
  });
};
