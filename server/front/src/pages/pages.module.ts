import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal, Standing } from 'server-kernel/access/types';
import { compressionOf } from 'server-kernel/plugins/compression';
import { asProblem, noRouteProblem, sendProblem } from 'server-kernel/plugins/refusals/problems';
import { setPagePolicy } from 'server-kernel/plugins/security-headers';
import type { Registry, StartupAnswers } from 'shared-contract';
import type { DeadlineSummary } from 'shared-contract/deadlines/deadlines';
import type { BoardSummary } from 'shared-contract/notices/summary';
import { isPagePath } from 'shared-contract/own-data/page-paths';
import type { Frame } from 'shared-contract/portal/first-frame';
import { isPublicPath } from 'shared-contract/portal/guard';
import { shellAssetsFile } from '../registry/shell-releases';
import { resolveRegistry } from '../registry/testers/resolve';
import { themeOf } from './document';
import { createFirstFrames } from './first-frames';
import { sendMessagePage } from './message/message-page';
import { RETRY_SCRIPT, sendOverloaded, sendUnavailable } from './message/retry-page';
import { sendServiceWorker } from './offline/service-worker';
import { blocksOf, type PageFacts, type PortalPage, renderPortal } from './portal-page';
import { createPrefetchedAnswers } from './prefetched-answers';
import { createShellAssets, type ShellAssets } from './shell-assets';
import { mayVerify, readStandalone } from './standalone-page';

/** Portal data inlined in a page; the application's composition says where it comes from. */
export interface PageContent {
  /** The start-up answers (S1 §4); rejects where the vital ones fail. */
  startup(principal: Principal, standing: Promise<Standing>): Promise<Partial<StartupAnswers>>;
  /** The newest notices; null for who may not read them. */
  board(principal: Principal): Promise<BoardSummary | null>;
  /** The next things to do; null where the page asks for them itself. */
  deadlines(principal: Principal, standing: Promise<Standing>): Promise<DeadlineSummary | null>;
}

export interface PagesOptions {
  content: PageContent;
  /** `assets.json` of the shell that was built here: in service while none is published. */
  assetsFile: string;
  /** Milliseconds that a page waits for an answer which it carries. */
  pagePatience?: number;
}

/** Path of the home; `/` redirects there. */
const HOME = /^\/(desktop\/?)?$/i;

/** The verification space alone, for staff who never open the portal (docs/decisions/verifications-and-audit.md). */
const STANDALONE_PAGE = /^\/verifications-seul\/?$/i;

/** Brotli quality of pages: one more millisecond of CPU takes 1.2 kB off. */
const PAGE_COMPRESSION = compressionOf(5);

/** Sends a response to a page request. */
type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

type PageParts = Pick<PortalPage, 'blocks' | 'theme' | 'startup'>;

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
    script: RETRY_SCRIPT,
  });

/** A courtesy of the home: without it the page asks for it, and says what came of that. */
const orNull = async <T>(request: FastifyRequest, what: string, answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (err) {
    request.log.warn({ err, what }, 'the home goes without a part of it');
    return null;
  }
};

/** Home data inlined at once: next deadlines, newest notices. */
const homeParts = async (
  content: PageContent,
  request: FastifyRequest,
  principal: Principal,
  standing: Promise<Standing>,
): Promise<Pick<PageFacts, 'board' | 'deadlines'>> => {
  const [board, deadlines] = await Promise.all([
    orNull(request, 'board', content.board(principal)),
    orNull(request, 'deadlines', content.deadlines(principal, standing)),
  ]);
  return { board, deadlines };
};

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

const sendPage =
  (html: string): Send =>
  (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

/** The client left while queued: status 499, as nginx logs it. */
const sendAborted: Send = (_request, reply) => reply.code(499).send();

/** Start-up answers inlined in the page; for a visitor, that nobody is signed in. */
const answersFor = async (
  content: PageContent,
  request: FastifyRequest,
  principal: Principal | null,
  path: string,
): Promise<Pick<PageFacts, 'startup' | 'board' | 'deadlines'>> => {
  const none = { board: null, deadlines: null };
  if (!principal) return { startup: { status: { connected: false } }, ...none };
  const { rights, clock } = request.server;
  const standing = rights.standing(principal, clock.now());
  const [startup, parts] = await Promise.all([
    content.startup(principal, standing),
    HOME.test(path) ? homeParts(content, request, principal, standing) : none,
  ]);
  return { startup, ...parts };
};

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

/** The first frame by the shell in service; who is not signed in sees what everybody does. */
const createFrameOf = (app: FastifyInstance, readAssets: () => Promise<ShellAssets | null>) => {
  const frames = createFirstFrames((err) => app.log.warn({ err }, 'a first frame could not be rendered'));
  app.addHook('onClose', frames.close);
  app.addHook('onListen', async () => {
    const assets = await readAssets();
    if (assets?.frame) frames.open(assets.frame);
  });
  return async (
    { url }: FastifyRequest,
    assets: ShellAssets,
    { blocks, theme, startup }: PageParts,
  ): Promise<Frame | null> => {
    if (assets.frame === undefined || app.isUnderPressure()) return null;
    const key = startup.status?.connected ? null : `${theme} ${url}`;
    return frames.render(assets.frame, { url, blocks, theme }, key);
  };
};

/** The application's page for every address that is not a call nor a file. */
export const pagesModule = async (app: FastifyInstance, options: PagesOptions): Promise<void> => {
  const readAssets = createAssetsInService(app, options);
  const renderFrame = createFrameOf(app, readAssets);
  const firstAnswers = createPrefetchedAnswers(app, options.pagePatience);

  /** Builds the response inside the queue; it is sent outside, so that a slow client blocks nobody. */
  const make = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<Send> => {
    const principal = await request.identify();
    if (!principal && !isPublicPath(path)) return sendToLogin;
    const isStandalone = principal !== null && STANDALONE_PAGE.test(path);
    if (isStandalone && !mayVerify(principal)) return sendForbidden;
    const assets = isStandalone ? await readStandalone(app, principal) : await readAssets();
    if (!assets) return sendNotBuilt;
    const answers = await answersFor(options.content, request, principal, path);
    const registry = principal && !isStandalone ? await resolveRegistry(request, principal) : NO_REGISTRY;
    const facts = { institution: app.institution, registry, path, ...answers };
    const page = { ...facts, theme: themeOf(request), blocks: blocksOf(facts) };
    const [frame, first] = await Promise.all([
      renderFrame(request, assets, page),
      firstAnswers(request, principal, page),
    ]);
    const { remotesOrigin } = app.config;
    return sendPage(
      renderPortal({ ...page, nonce: setPagePolicy(reply), assets, frame, answers: first, remotesOrigin }),
    );
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
