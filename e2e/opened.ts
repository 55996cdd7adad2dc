import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ANY } from '../tooling/suite/opened.mjs';
import { folderOf, REMOTES, readJson } from '../tooling/webpack/paths.mjs';

const SHELL = 'shell';

/** Where a remote stands without the shell. */
const ALONE = /^\/([a-z-]+)-seul\/?$/;

/** Files of remotes, which a test may open by themselves. */
const FILES = /^\/r\//;

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

const declaredBy = (remote: string): { path: string }[] =>
  readJson(join(folderOf(remote), 'portal.json')).screens;

const SCREENS = REMOTES.flatMap((remote) =>
  declaredBy(remote).map(({ path }) => ({ remote, pattern: patternOf(path) })),
);

/** Whose screen stands at an address: the shell shows all that no domain declares. Null where nobody serves it. */
const ownerAt = (url: string): string | null => {
  if (!url.startsWith('http')) return null;
  const { pathname } = new URL(url);
  const screen = SCREENS.find(({ pattern }) => pattern.test(pathname));
  if (screen) return screen.remote;
  const [, alone] = ALONE.exec(pathname) ?? [];
  if (alone) return `mf-${alone}`;
  return FILES.test(pathname) ? ANY : SHELL;
};

/** What is said of a test: one that opened no page read files, or looked elsewhere than in this browser. */
export const saidOf = (opened: Set<string>): string => [...opened].sort().join(' ') || ANY;

/** Adds to `opened` the owner of every address that a page of this browser goes to, by a link or by the shell. */
export const watchOpened = (browser: Browser, opened: Set<string>): void => {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        const owner = ownerAt(frame.url());
        if (owner !== null) opened.add(owner);
      });
    });
    return context;
  };
};
