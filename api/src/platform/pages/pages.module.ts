import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventsAccess, Registry } from 'shared-contract';
import { isPagePath } from 'shared-contract/own-data/page-paths';
import type { Frame } from 'shared-contract/portal/first-frame';
import { isPublicPath } from 'shared-contract/portal/public-paths';
import type { Principal } from '../../access/types';
import { compressionOf } from '../../plugins/compression';
import { asProblem, noRouteProblem, sendProblem } from '../../plugins/refusals/problems';
import { allowPage } from '../../plugins/security-headers';
import { deadlineSummary } from '../deadlines/list-deadlines';
import { shellAssetsFile } from '../registry/shell-releases';
import { resolveRegistry } from '../registry/testers/resolve';
import { startupAnswers } from '../security/startup';
import { themeOf } from './document';
import { createFirstAnswers } from './first-answers';
import { createFirstFrames } from './first-frames';
import { refusePage, sendDown, WATCH_SCRIPT } from './message/come-back-page';
import { sendMessagePage } from './message/message-page';
import { serveOfflineWorker } from './offline/offline-worker';
import { blocksOf, type PageFacts, type PortalPage, renderPortal } from './portal-page';
import { createShellAssets, type ShellAssets } from './shell-assets';
import { mayVerify, readStandalone } from './standalone-page';

export interface PagesOptions {
  /** `assets.json` of the shell that was built here: in service while none is published. */
  assetsFile: string;
  /** Milliseconds that a page waits for an answer which it carries. */
  pagePatience?: number;
}

/** Where the home is: `/` leads there. */
const HOME = /^\/(desktop\/?)?$/i;

/** The verification space alone, for staff who never open the portal (docs/decisions/0015). */
const STANDALONE_PAGE = /^\/verifications-seul\/?$/i;

/** A page is the first thing that a browser waits for: a millisecond more of compressing takes 1.2 kB off it. */
const PAGE_COMPRESSION = compressionOf(5);

type PageParts = Pick<PortalPage, 'blocks' | 'theme' | 'startup'>;

/** While others wait longer than this for the portal, pages go without their first frame: milliseconds. */
const UNHURRIED = 250;

const NO_REGISTRY: Registry = { revision: 0, remotes: [] };

const sendNotBuilt = (request: FastifyRequest, reply: FastifyReply) =>
  sendMessagePage(reply, {
    status: 503,
    institution: request.server.institution,
    theme: themeOf(request),
    title: 'Le portail n’est pas encore construit',
    text: [
      'Lancez «\u00a0npm start\u00a0» à la racine du dépôt\u00a0: l’interface sera construite, puis cette page s’ouvrira.',
    ],
    script: WATCH_SCRIPT,
  });

/** A courtesy of the home: without it the page asks for it, and says what came of that. */
const orNothing = async <T>(request: FastifyRequest, what: string, answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (err) {
    request.log.warn({ err, what }, 'the home goes without a part of it');
    return null;
  }
};

/** What the home shows at once: the next things to do, and the newest notices. */
const homeParts = async (
  request: FastifyRequest,
  principal: Principal,
  events: Promise<EventsAccess>,
): Promise<Pick<PageFacts, 'board' | 'deadlines'>> => {
  const [board, deadlines] = await Promise.all([
    orNothing(request, 'board', request.server.startup.board(principal)),
    orNothing(request, 'deadlines', deadlineSummary(request.server, principal, events)),
  ]);
  return { board, deadlines };
};

const sendNotYours = (request: FastifyRequest, reply: FastifyReply) =>
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

/** What the page carries, so that it need not ask: of a visitor, that nobody is signed in. */
const answersFor = async (
  request: FastifyRequest,
  principal: Principal | null,
  path: string,
): Promise<Pick<PageFacts, 'startup' | 'board' | 'deadlines'>> => {
  const none = { board: null, deadlines: null };
  if (!principal) return { startup: { status: { connected: false } }, ...none };
  const { rights, clock } = request.server;
  const events = rights.events(principal, clock.now());
  const [startup, parts] = await Promise.all([
    startupAnswers(request.server, principal, events),
    HOME.test(path) ? homeParts(request, principal, events) : none,
  ]);
  return { startup, ...parts };
};

/** What the shell in service is made of: the published one, or the one that was built here. */
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
  const frames = createFirstFrames((err) => app.log.warn({ err }, 'a first frame could not be rendered'));
  app.addHook('onClose', frames.close);
  app.addHook('onListen', async () => {
    const assets = await readAssets();
    if (assets?.frame) frames.open(assets.frame);
  });

  /** The first frame by the shell in service; who is not signed in sees what everybody does. */
  const renderFrame = async (
    { url }: FastifyRequest,
    assets: ShellAssets,
    { blocks, theme, startup }: PageParts,
  ): Promise<Frame | null> => {
    if (assets.frame === undefined || app.crowdWait() > UNHURRIED) return null;
    const key = startup.status?.connected ? null : `${theme} ${url}`;
    return frames.render(assets.frame, { url, blocks, theme }, key);
  };

  const firstAnswers = createFirstAnswers(app, options.pagePatience);

  const show = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const principal = await request.identify();
    if (!principal && !isPublicPath(path)) return sendToLogin(request, reply);
    const isStandalone = principal !== null && STANDALONE_PAGE.test(path);
    if (isStandalone && !mayVerify(principal)) return sendNotYours(request, reply);
    const assets = isStandalone ? await readStandalone(app, principal) : await readAssets();
    if (!assets) return sendNotBuilt(request, reply);
    const answers = await answersFor(request, principal, path);
    const registry = principal && !isStandalone ? await resolveRegistry(request, principal) : NO_REGISTRY;
    const facts = { institution: app.institution, registry, ...answers };
    const page = { ...facts, theme: themeOf(request), blocks: blocksOf(facts) };
    const [frame, first] = await Promise.all([
      renderFrame(request, assets, page),
      firstAnswers(request, principal, { ...page, path }),
    ]);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        renderPortal({
          ...page,
          nonce: allowPage(reply),
          assets,
          frame,
          answers: first,
          path,
          remotesOrigin: app.config.remotesOrigin,
        }),
      );
  };

  serveOfflineWorker(app, async () => (await readAssets())?.offline ?? null);

  const config = { access: { open: true }, rateLimit: 'page' } as const;
  app.get('/*', { config, compress: PAGE_COMPRESSION, errorHandler: refusePage }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!isPagePath(path)) return sendProblem(reply, noRouteProblem(request));
    try {
      return await show(request, reply, path);
    } catch (err) {
      if (asProblem(err).status < 500) throw err;
      request.log.error({ err }, 'a page could not be served');
      return sendDown(request, reply);
    }
  });
};
