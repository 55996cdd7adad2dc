import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Institution } from 'shared-contract';
import { OFFLINE_DATABASE, SERVICE_WORKER_PATH } from 'shared-contract/own-data/page-paths';
import { inlineJson } from '../html';
import type { ShellAssets } from '../shell-assets';
import { offlinePage } from './offline-page';

type Scripts = NonNullable<ShellAssets['offline']>;

/**
 * Service worker that unregisters itself and deletes the offline copy: served when the shell in service has no worker.
 */
const UNREGISTER_SCRIPT = [
  "addEventListener('install',()=>skipWaiting())",
  `addEventListener('activate',event=>{indexedDB.deleteDatabase('${OFFLINE_DATABASE}');event.waitUntil(registration.unregister())})`,
].join(';');

/**
 * The source of the worker in service: the page that it shows, then its script. The same bytes as long as shell and
 * institution are the same, which is how a browser knows that there is nothing new.
 */
export const createServiceWorker = (institution: Institution) => {
  const made = new Map<string, Promise<string>>();

  const make = async ({ worker, page }: Scripts): Promise<string> => {
    const [source, script] = await Promise.all([readFile(worker, 'utf8'), readFile(page, 'utf8')]);
    return `self.OFFLINE_PAGE=${inlineJson(offlinePage(institution, script))};${source}`;
  };

  return async (scripts: Scripts | null): Promise<string> => {
    if (!scripts) return UNREGISTER_SCRIPT;
    const key = scripts.worker + scripts.page;
    const known = made.get(key) ?? make(scripts);
    // One is kept, that of the shell in service.
    made.clear();
    made.set(key, known);
    try {
      return await known;
    } catch (error) {
      made.clear();
      throw error;
    }
  };
};

/** The worker asks this origin and nobody else. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const OPEN = { access: { open: true }, quiet: true, rateLimit: false } as const;

/** Sends the worker of the shell in service, which `scriptsInService` names; the browser asks each time whether it changed. */
export const sendServiceWorker = (
  app: FastifyInstance,
  scriptsInService: () => Promise<Scripts | null>,
): void => {
  const source = createServiceWorker(app.institution);
  app.get(SERVICE_WORKER_PATH, { config: OPEN }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .type('text/javascript; charset=utf-8')
      .send(await source(await scriptsInService())),
  );
};
