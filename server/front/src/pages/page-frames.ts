import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import { INLINE_IDS } from 'shared-contract';
import type { DrawnScreen, Frame } from 'shared-contract/portal/first-frame';
import { createScreenReports } from '../federation/screen-reports';
import { createFirstFrames } from './first-frames';
import { openedScreen } from './opened-screen';
import type { PortalPage } from './portal-page';
import { type Answers, answersText, type PrefetchedAnswers } from './prefetched-answers';
import { ScreenFrames } from './screen-frames';
import type { ShellAssets } from './shell-assets';
import { withTimeout } from './with-timeout';

type PageParts = Pick<PortalPage, 'blocks' | 'theme' | 'startup' | 'registry' | 'path'>;

/** The first frame of a page and the text of the answers that it was rendered from. */
export interface PageFrame {
  frame: Frame | null;
  /** Null where the page carries none. */
  answers: string | null;
}

/** A page that reads in a chain is rendered again with what it asked for and had within this time: milliseconds. */
const CHAIN_PATIENCE = 250;

/** The screen that a page opens, where its version has what the server draws it with. */
const screenToDraw = async (app: FastifyInstance, page: PageParts): Promise<DrawnScreen | null> => {
  const { remote, screen } = openedScreen(page) ?? {};
  if (!remote?.release || !screen) return null;
  const { name, release } = remote;
  const file = await app.releases.screensFile(name, release.version);
  return file === null ? null : { name, version: release.version, path: screen.path, file };
};

/** What renders frames, opened with the server. */
const openFrames = (app: FastifyInstance, readAssets: () => Promise<ShellAssets | null>) => {
  const shell = createFirstFrames((err) => app.log.warn({ err }, 'a first frame could not be rendered'));
  const screens = new ScreenFrames(createScreenReports(app), { folders: [app.config.releasesDir] });
  app.addHook('onClose', () => shell.close());
  app.addHook('onClose', () => screens.close());
  app.addHook('onListen', async () => {
    const assets = await readAssets();
    if (assets?.frame) for (const each of [shell, screens]) each.open(assets.frame);
  });
  return { shell, screens };
};

/**
 * Draws the first frame of a page by the shell in service, with the opened screen where that can be drawn. Who is not signed
 * in sees what everybody does.
 */
export const createPageFrames = (
  app: FastifyInstance,
  reads: PrefetchedAnswers,
  readAssets: () => Promise<ShellAssets | null>,
) => {
  const frames = openFrames(app, readAssets);

  const render = async (
    { url }: FastifyRequest,
    { frame: file }: ShellAssets,
    page: PageParts,
    answers: Answers,
    screen: DrawnScreen | null,
  ): Promise<PageFrame> => {
    const text = answersText(answers);
    if (file === undefined || app.isUnderPressure()) return { frame: null, answers: text };
    const { theme, startup } = page;
    const blocks = text === null ? page.blocks : { ...page.blocks, [INLINE_IDS.answers]: text };
    const asked = { url, blocks, theme };
    const drawn = screen && (await frames.screens.render(file, { ...asked, screen }));
    const key = startup.status?.connected ? null : `${theme} ${url}`;
    return { frame: drawn ?? (await frames.shell.render(file, asked, key)), answers: text };
  };

  return async (
    request: FastifyRequest,
    principal: Principal | null,
    assets: ShellAssets,
    page: PageParts,
  ): Promise<PageFrame> => {
    const first: Answers = principal ? await reads.first(request, principal, page) : new Map();
    const screen = await screenToDraw(app, page);
    const until = performance.now() + CHAIN_PATIENCE;
    let answers = first;
    let drawn = await render(request, assets, page, answers, screen);
    while (principal && drawn.frame !== null && performance.now() < until) {
      const missing = (drawn.frame.unanswered ?? []).filter((path) => !answers.has(path));
      const asked = reads.further(request, principal, missing);
      const further = await withTimeout(asked, until - performance.now());
      if (!further || further.size === 0) break;
      answers = new Map([...answers, ...further]);
      const next = await render(request, assets, page, answers, screen);
      // A frame goes with the very answers that it was rendered from.
      if (next.frame === null || next.frame.screen !== drawn.frame.screen) break;
      drawn = next;
    }
    return drawn;
  };
};
