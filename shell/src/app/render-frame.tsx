import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { setInlinedAnswers, unanswered } from 'shared-auth/host';
import type { Frame, FrameRequest } from 'shared-contract/portal/first-frame';
import { StaticRouter } from 'shared-router/server';
import { collectRenderedParts, preloadParts } from 'shared-ui/late';
import { createServerCache, createStyleCache, criticalCss } from 'shared-ui/theme';
import { publishSharedModules } from '../federation/shared/server-modules';
import { titleAt } from '../navigation/use-page-frame';
import { readInlinedAnswers, readInlinedData, setBlockReader } from '../portal/page-data';
import { listScreens } from '../portal/screens';
import { prepareRemoteScreen } from '../remotes/late-remote-screen';
import { App } from './app';
import { placeOf } from './drawn-screens';

/** Marker that React leaves in markup for a part that threw and is left to the browser. */
const SUSPENDED_MARKER = '<!--$!-->';

/** A style attribute, which the page's policy refuses in markup: React would take it over without setting it. */
const STYLE_ATTRIBUTE = /<[^>]* style="/;

/** Preloads what first frames are rendered with; it stays in memory. */
export const prepareFrames = async (): Promise<void> => {
  await Promise.all([preloadParts(), prepareRemoteScreen(), publishSharedModules()]);
};

/** The page of a request, whose data are those that it is read with until the next one. */
const createPage = ({ url, blocks, theme, screen }: FrameRequest) => {
  setBlockReader((id) => blocks[id]);
  // Those of the page before are gone with it.
  setInlinedAnswers(readInlinedAnswers());
  const page = { ...readInlinedData(), nonce: undefined, theme, drawn: screen?.path ?? null };
  const drawn = screen && page.registry ? placeOf(page.registry, screen) : undefined;
  const styleCache = createServerCache(createStyleCache());
  const tree = (
    <StaticRouter location={url}>
      <App page={page} drawn={drawn} styleCache={styleCache} />
    </StaticRouter>
  );
  return { page, styleCache, tree };
};

/**
 * Server-renders the first frame of a page from the inlined data, identical to the first client render. Throws when
 * any part throws: a partial page would be hydrated as if complete.
 */
export const renderFrame = (request: FrameRequest): Frame => {
  const { page, styleCache, tree } = createPage(request);
  const { result: html, parts } = collectRenderedParts(() => renderToString(tree));
  if (html.includes(SUSPENDED_MARKER)) throw new Error('a part of the page can not be rendered');
  if (STYLE_ATTRIBUTE.test(html)) throw new Error('a part of the page has a style attribute');
  const { url, screen } = request;
  const { pathname } = new URL(url, 'http://portail');
  const title = page.registry ? titleAt(listScreens(page.registry), pathname) : null;
  const drawn = screen === undefined ? {} : { screen: screen.path };
  return { html, styles: criticalCss(styleCache), parts, title, unanswered: [...unanswered], ...drawn };
};

/** What a part of a page throws, which `renderToString` keeps to itself; null when each can be rendered. */
export const explainFrame = (request: FrameRequest): Promise<unknown> =>
  new Promise((resolve) => {
    const { tree } = createPage(request);
    renderToPipeableStream(tree, { onError: resolve, onAllReady: () => resolve(null) });
  });
