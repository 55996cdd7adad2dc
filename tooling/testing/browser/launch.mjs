import { chromium } from 'playwright';
import { ensureChromium } from './chromium.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-software-rasterizer',
];

/**
 * Launches a local browser; `say` gets its origin.
 *
 * @param {(line: string) => void} [say]
 */
export const launchBrowser = (say = () => {}) => {
  const executablePath = ensureChromium(say);
  return chromium.launch({ ...(executablePath && { executablePath }), args: ARGS });
};
