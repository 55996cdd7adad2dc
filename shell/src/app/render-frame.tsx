import { renderToString } from 'react-dom/server';
import { setInlinedAnswers } from 'shared-auth/host';
import type { Frame, FrameRequest } from 'shared-contract/portal/first-frame';
import { StaticRouter } from 'shared-router/server';
import { collectRenderedParts, preloadParts } from 'shared-ui/late';
import { createServerCache, createStyleCache, criticalCss } from 'shared-ui/theme';
import { titleAt } from '../navigation/use-page-frame';
import { readInlinedAnswers, readInlinedData, setBlockReader } from '../portal/page-data';
import { listScreens } from '../portal/screens';
import { App } from './app';

/** Marker that React leaves in markup for a part that threw and is left to the browser. */
const SUSPENDED_MARKER = '<!--$!-->';

/** Preloads the lazy parts of first frames; they stay in memory. */
export const prepareFrames = (): Promise<void> => preloadParts();

/**
 * Server-renders the first frame of a page from the inlined data, identical to the first client render. Throws when
 * any part throws: a partial page would be hydrated as if complete.
 */
export const renderFrame = ({ url, blocks, theme }: FrameRequest): Frame => {
  setBlockReader((id) => blocks[id]);
  // Those of the page before are gone with it.
  setInlinedAnswers(readInlinedAnswers());
  const page = { ...readInlinedData(), nonce: undefined, theme };
  const styleCache = createServerCache(createStyleCache());
  const { result: html, parts } = collectRenderedParts(() =>
    renderToString(
      <StaticRouter location={url}>
        <App page={page} styleCache={styleCache} />
      </StaticRouter>,
    ),
  );
  if (html.includes(SUSPENDED_MARKER)) throw new Error('a part of the page can not be rendered');
  const { pathname } = new URL(url, 'http://portail');
  const title = page.registry ? titleAt(listScreens(page.registry), pathname) : null;
  return { html, styles: criticalCss(styleCache), parts, title };
};
