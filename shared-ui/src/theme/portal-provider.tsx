import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { type DescribeError, DescribeErrorContext } from '../async-state/async-state';
import { system } from './system';

/** One shared list: Emotion keys its server-side cache of earlier pages by it. */
const NO_PLUGINS: [] = [];

/** Emotion cache with key `css`; the nonce satisfies the CSP. */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: NO_PLUGINS, ...(nonce === undefined ? {} : { nonce }) });

export interface PortalProviderProps {
  /** Nonce of the page's CSP. */
  nonce?: string;
  /** A cache made before, by the server's rendering or by a test; the nonce is then its own. */
  cache?: EmotionCache;
  /** How AsyncState says an error; a plain sentence without it. */
  describeError?: DescribeError;
  children: ReactNode;
}

/** Provides the portal's theme; one per page, in the shell. */
export const PortalProvider = ({ nonce, cache, describeError, children }: PortalProviderProps) => {
  const [styleCache] = useState(() => cache ?? createStyleCache(nonce));
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        {describeError ? (
          <DescribeErrorContext value={describeError}>{children}</DescribeErrorContext>
        ) : (
          children
        )}
      </ChakraProvider>
    </CacheProvider>
  );
};
