import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal, Standing } from 'server-kernel/access/types';
import { setPagePolicy } from 'server-kernel/plugins/security-headers';
import type { Registry, StartupAnswers } from 'shared-contract';
import type { DeadlineSummary } from 'shared-contract/deadlines/deadlines';
import type { BoardSummary } from 'shared-contract/notices/summary';
import { resolveRegistry } from '../registry/testers/resolve';
import { themeOf } from './document';
import { leadsTo } from './leads-to';
import { createPageFrames } from './page-frames';
import { blocksOf, type PageFacts, renderPortal } from './portal-page';
import { createPrefetchedAnswers } from './prefetched-answers';
import type { ShellAssets } from './shell-assets';

/** Portal data inlined in a page; the application's composition says where it comes from. */
export interface PageContent {
  /** The start-up answers (S1 §4); rejects where the vital ones fail. */
  startup(principal: Principal, standing: Promise<Standing>): Promise<Partial<StartupAnswers>>;
  /** The newest notices; null for who may not read them. */
  board(principal: Principal): Promise<BoardSummary | null>;
  /** The next things to do; null where the page asks for them itself. */
  deadlines(principal: Principal, standing: Promise<Standing>): Promise<DeadlineSummary | null>;
}

export interface DrawOptions {
  content: PageContent;
  /** Milliseconds that a page waits for an answer which it carries. */
  pagePatience?: number;
}

const HOME = /^\/desktop\/?$/i;

/** Sends a response to a page request. */
export type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** What is known of a page before its answers are read. */
interface Drawn {
  path: string;
  /** Null for who is not signed in. */
  principal: Principal | null;
  assets: ShellAssets;
  /** The verification space alone, without the shell. */
  isStandalone: boolean;
}

const NO_REGISTRY: Registry = { revision: 0, remotes: [] };

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

const sendPage =
  (html: string): Send =>
  (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

const sendOnTo =
  (address: string): Send =>
  (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(address, 302);

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

/** What draws the pages of the application, or says where an address leads. */
export const createDrawPage = (
  app: FastifyInstance,
  options: DrawOptions,
  readAssets: () => Promise<ShellAssets | null>,
) => {
  const reads = createPrefetchedAnswers(app, options.pagePatience);
  const drawFrame = createPageFrames(app, reads, readAssets);

  /** The page of these assets; for who only passes through, where it leads. */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, principal, assets, isStandalone }: Drawn,
  ): Promise<Send> => {
    const answers = await answersFor(options.content, request, principal, path);
    const registry = principal && !isStandalone ? await resolveRegistry(request, principal) : NO_REGISTRY;
    const next = isStandalone
      ? null
      : leadsTo({ registry, startup: answers.startup, path, url: request.url });
    if (next !== null) return sendOnTo(next);
    const { readsPartialEntries = false } = assets;
    const facts = { institution: app.institution, registry, path, readsPartialEntries, ...answers };
    const page = { ...facts, theme: themeOf(request), blocks: blocksOf(facts) };
    const { frame, answers: carried } = await drawFrame(request, principal, assets, page);
    const { remotesOrigin } = app.config;
    return sendPage(
      renderPortal({ ...page, nonce: setPagePolicy(reply), assets, frame, answers: carried, remotesOrigin }),
    );
  };
};
