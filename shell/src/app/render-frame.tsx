import { renderToString } from 'react-dom/server';
import type { Frame, FrameRequest } from 'shared-contract/portal/first-frame';
import { StaticRouter } from 'shared-router/server';
import { fetchParts, withParts } from 'shared-ui/late';
import { createStyleCache, criticalCss, forServer } from 'shared-ui/theme';
import { titleAt } from '../navigation/use-page-frame';
import { readInlinedData, setBlockReader } from '../portal/page-data';
import { listScreens } from '../portal/screens';
import { App } from './app';

/** By what React marks a part of the markup that threw and is left to the browser. */
const SUSPENDED_MARKER = '<!--$!-->';

/** Fetches everything that a first frame may show; each is then there for good. */
export const prepareFrames = (): Promise<void> => fetchParts();

/**
 * The first frame of a page, as the browser's own first render will be: the same components over the same blocks.
 * Throws when anything in it throws, since half a page would be taken for the whole.
 */
export const renderFrame = ({ url, blocks, theme }: FrameRequest): Frame => {
  setBlockReader((id) => blocks[id]);
  const page = { ...readInlinedData(), nonce: undefined, theme };
  const styleCache = forServer(createStyleCache());
  const { result: html, parts } = withParts(() =>
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
