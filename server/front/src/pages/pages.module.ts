import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressionOf } from 'server-kernel/plugins/compression';
import { asProblem, noRouteProblem, sendProblem } from 'server-kernel/plugins/refusals/problems';
import { isPagePath } from 'shared-contract/own-data/page-paths';
import { isPublicPath } from 'shared-contract/portal/guard';
import { shellAssetsFile } from '../registry/shell-releases';
import { themeOf } from './document';
import { createDrawPage, type DrawOptions, type Send } from './draw-page';
import { sendMessagePage } from './message/message-page';
import { RETRY_SCRIPT, sendOverloaded, sendUnavailable } from './message/retry-page';
import { sendServiceWorker } from './offline/service-worker';
import { createShellAssets, type ShellAssets } from './shell-assets';
import { mayVerify, readStandalone } from './standalone-page';

export interface PagesOptions extends DrawOptions {
  /** `assets.json` of the shell that was built here: in service while none is published. */
  assetsFile: string;
}

/** The verification space alone, for staff who never open the portal (docs/decisions/verifications-and-audit.md). */
const STANDALONE_PAGE = /^\/verifications-seul\/?$/i;

/** Brotli quality of pages: one more millisecond of CPU takes 1.2 kB off. */
const PAGE_COMPRESSION = compressionOf(5);

const sendNotBuilt = (request: FastifyRequest, reply: FastifyReply) =>
  sendMessagePage(reply, {
    status: 503,
    institution: request.server.institution,
    theme: themeOf(request),
    title: 'Le portail n’est pas encore construit',
    text: [
      'Lancez «\u00a0npm start\u00a0» à la racine du dépôt\u00a0: l’interface sera construite, puis cette page s’ouvrira.',
    ],
    script: RETRY_SCRIPT,
  });

const sendForbidden = (request: FastifyRequest, reply: FastifyReply) =>
  sendMessagePage(reply, {
    status: 403,
    institution: request.server.institution,
    theme: themeOf(request),
    title: 'Accès refusé',
    text: ['Cet espace est réservé au personnel qui vérifie les dossiers.'],
    action: { label: 'Ouvrir le portail', href: '/' },
  });

const sendToLogin = (request: FastifyRequest, reply: FastifyReply) => {
  const query = new URLSearchParams({ returnTo: request.url });
  return reply.header('cache-control', 'no-store').redirect(`/auth/login?${query.toString()}`, 303);
};

/** The client left while queued: status 499, as nginx logs it. */
const sendAborted: Send = (_request, reply) => reply.code(499).send();

/** Assets of the shell in service: the published one, or the local build. */
const createAssetsInService = (app: FastifyInstance, { assetsFile }: PagesOptions) => {
  const readBuilt = createShellAssets(assetsFile);
  let published: { version: string; read: () => Promise<ShellAssets | null> } | null = null;
  return async () => {
    const { shell: version } = await app.releases.current();
    if (version === null) return readBuilt();
    if (published?.version !== version) {
      const read = createShellAssets(shellAssetsFile(app.config.releasesDir, version));
      published = { version, read };
    }
    return published.read();
  };
};

/** The application's page for every address that is not a call nor a file. */
export const pagesModule = async (app: FastifyInstance, options: PagesOptions): Promise<void> => {
  const readAssets = createAssetsInService(app, options);
  const draw = createDrawPage(app, options, readAssets);

  /** Builds the response inside the queue; it is sent outside, so that a slow client blocks nobody. */
  const make = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<Send> => {
    const principal = await request.identify();
    if (!principal && !isPublicPath(path)) return sendToLogin;
    const isStandalone = principal !== null && STANDALONE_PAGE.test(path);
    if (isStandalone && !mayVerify(principal)) return sendForbidden;
    const assets = isStandalone ? await readStandalone(app, principal) : await readAssets();
    return assets ? draw(request, reply, { path, principal, assets, isStandalone }) : sendNotBuilt;
  };

  const show = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const isAwaited = () => !reply.raw.destroyed;
    const send = await app.runQueuedPage(() => make(request, reply, path), isAwaited);
    return (send ?? sendAborted)(request, reply);
  };

  sendServiceWorker(app, async () => (await readAssets())?.offline ?? null);

  const config = { access: { open: true }, rateLimit: 'page' } as const;
  app.get(
    '/*',
    { config, compress: PAGE_COMPRESSION, errorHandler: sendOverloaded },
    async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/';
      if (!isPagePath(path)) return sendProblem(reply, noRouteProblem(request));
      try {
        return await show(request, reply, path);
      } catch (err) {
        if (asProblem(err).status < 500) throw err;
        request.log.error({ err }, 'a page could not be served');
        return sendUnavailable(request, reply);
      }
    },
  );
};
