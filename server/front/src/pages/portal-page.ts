import {
  INLINE_IDS,
  type Institution,
  type PageEntry,
  type PortalScreen,
  type Registry,
  type RegistryEntry,
  type Release,
  type ReleaseFile,
  type StartupAnswers,
} from 'shared-contract';
import { memoizeByObject } from 'shared-contract/base/memoize';
import type { DeadlineSummary } from 'shared-contract/deadlines/deadlines';
import type { BoardSummary } from 'shared-contract/notices/summary';
import type { Frame } from 'shared-contract/portal/first-frame';
import { BACK_MEMORY } from './back-memory';
import { type DocumentParts, renderDocument } from './document';
import { DRAWN_ADDRESS } from './drawn-address';
import { EARLY_GESTURES } from './early-gestures';
import { escapeHtml, inlineJson } from './html';
import { olderBrowserNotice } from './older-browsers';
import { type OpenedPage, openedScreen } from './opened-screen';
import { scriptGuard } from './script-guard';
import type { ShellAssets } from './shell-assets';
import { styleWithoutScripts, withoutScripts } from './without-scripts';

export interface PortalPage extends Pick<DocumentParts, 'nonce' | 'theme'> {
  institution: Institution;
  assets: ShellAssets;
  registry: Registry;
  /** Absent for those who are not signed in: the public pages. */
  startup: Partial<StartupAnswers>;
  /** Texts of its JSON blocks by their id, from `blocksOf`. */
  blocks: Record<string, string>;
  /** Path that is opened, to preload its remote. */
  path: string;
  /** Text of the block of the answers that its screen needs first; null = the browser asks for each. */
  answers: string | null;
  /** Server-rendered HTML of the page; null = rendered by the browser. */
  frame: Frame | null;
  /** Origin of the remotes' files; null = the portal's own. */
  remotesOrigin: string | null;
}

/** A remote's release, and the screen's own scripts and pieces of the kit. */
export interface OpenedRemote {
  release: Release;
  files: readonly ReleaseFile[];
  kit: readonly string[];
}

/** The remote whose screen a path opens, if its code is there and the guard will let this person in. */
export const remoteToPreload = (page: OpenedPage): OpenedRemote | null => {
  const opened = openedScreen(page);
  if (!opened?.remote.release) return null;
  const { release, kit } = opened.remote;
  const needs = release.screens?.[opened.screen.path];
  const files = (needs?.files ?? []).flatMap((rank) => release.files[rank] ?? []);
  return { release, files, kit: needs?.kit ?? kit };
};

const scriptPreload = (url: string, integrity: string | undefined): string =>
  `<link rel="preload" as="script" href="${escapeHtml(url)}"${
    integrity ? ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"` : ''
  }>`;

/** All that the screen needs, so that nothing of it is found out step by step. */
const remotePreloads = (page: PortalPage): string => {
  const opened = remoteToPreload(page);
  if (!opened) return '';
  const { release, files, kit } = opened;
  const { assets } = page;
  const own = [...(assets.federation ?? []), ...kit.flatMap((piece) => assets.kit?.[piece] ?? [])];
  const integrity = new Map(release.files.map((file) => [file.url, file.integrity]));
  return [
    ...[...new Set(own)].map((url) => scriptPreload(url, assets.integrity?.[url])),
    scriptPreload(release.entry.url, release.entry.integrity),
    ...release.preload.map((url) => scriptPreload(url, integrity.get(url))),
    ...files.map((file) => scriptPreload(file.url, file.integrity)),
  ].join('');
};

const withoutReads = ({ reads: _, ...screen }: PortalScreen): PortalScreen => screen;

/**
 * Registry entry without what browsers rarely need: earlier versions (the loader fetches them after a failure) and
 * prefetch declarations.
 */
const forBrowser = (remote: RegistryEntry): PageEntry => ({
  ...remote,
  screens: remote.screens.map(withoutReads),
  previous: null,
});

/** Partial entry of a remote that this page does not open: version only, the loader fetches the rest. */
const toPartialEntry = (remote: RegistryEntry): PageEntry => {
  const { release } = remote;
  return { ...forBrowser(remote), kit: [], release: release && { version: release.version } };
};

/** An entry is the same object for everybody, from one revision of the registry to the next. */
const completeEntryText = memoizeByObject((remote: RegistryEntry) => inlineJson(forBrowser(remote)));
const partialEntryText = memoizeByObject((remote: RegistryEntry) => inlineJson(toPartialEntry(remote)));

const registryText = (
  { remotes, ...head }: Registry,
  isComplete: (remote: RegistryEntry) => boolean,
): string => {
  const texts = remotes.map((remote) => (isComplete(remote) ? completeEntryText : partialEntryText)(remote));
  return `${inlineJson(head).slice(0, -1)},"remotes":[${texts.join(',')}]}`;
};

/** Facts inlined for the page's scripts. */
export interface PageFacts extends Pick<PortalPage, 'startup' | 'registry' | 'institution' | 'path'> {
  /** On the home, when its reader has a notice board. */
  board: BoardSummary | null;
  /** On the home, when its reader has something to do. */
  deadlines: DeadlineSummary | null;
  /** False for a shell from before partial entries, which an update of the server finds in service. */
  readsPartialEntries: boolean;
}

/** The text of each block of a page, by its id. */
export const blocksOf = ({
  startup,
  registry,
  institution,
  path,
  board,
  deadlines,
  readsPartialEntries,
}: PageFacts): Record<string, string> => {
  const opened = openedScreen({ registry, path, startup })?.remote;
  return {
    [INLINE_IDS.startup]: inlineJson(startup),
    [INLINE_IDS.registry]: registryText(registry, (remote) => !readsPartialEntries || remote === opened),
    [INLINE_IDS.institution]: inlineJson(institution),
    ...(board ? { [INLINE_IDS.board]: inlineJson(board) } : {}),
    ...(deadlines ? { [INLINE_IDS.deadlines]: inlineJson(deadlines) } : {}),
  };
};

const jsonBlock = (id: string, nonce: string, text: string): string =>
  `<script type="application/json" id="${id}" nonce="${nonce}">${text}</script>`;

/** Rules of the frame under the names that the browser's styling cache takes them over by. */
const frameStyles = ({ frame, nonce }: PortalPage): string =>
  (frame?.styles ?? [])
    .map(
      ({ names, css }) =>
        `<style nonce="${nonce}" data-emotion="${escapeHtml(names)}">${css.replaceAll('</', '<\\/')}</style>`,
    )
    .join('');

/** Late parts of the shell that the frame shows: the browser takes it over once they are there. */
const partPreloads = ({ frame, assets }: PortalPage): string =>
  [...new Set((frame?.parts ?? []).flatMap((name) => assets.parts?.[name] ?? []))]
    .filter((url) => !assets.main.includes(url))
    .map((url) => scriptPreload(url, assets.integrity?.[url]))
    .join('');

/** The mark tells the browser to take over what stands here, which the names of the late parts in it go with. */
const rootOf = (frame: Frame | null): string => {
  if (!frame) return '<div id="root"></div>';
  const screen = frame.screen === undefined ? '' : ` data-screen="${escapeHtml(frame.screen)}"`;
  return `<div id="root" data-frame="${escapeHtml(frame.parts.join(' '))}"${screen}>${frame.html}</div>`;
};

const scriptTag = (url: string, { nonce, assets }: PortalPage): string => {
  const integrity = assets.integrity?.[url];
  const check = integrity ? ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"` : '';
  return `<script nonce="${nonce}" defer src="${escapeHtml(url)}"${check}></script>`;
};

/** Minimum height of a page, so that the footer causes no layout shift. */
const MIN_HEIGHT_CSS = '@media screen{#contenu{min-height:100vh}}';

/** The one document of the application: first frame's style, what it needs to know, and the shell's scripts. */
export const renderPortal = (page: PortalPage): string => {
  const { assets, nonce } = page;
  const head = [
    `<script nonce="${nonce}">${olderBrowserNotice(page.registry.shell ?? null)}</script>`,
    `<script nonce="${nonce}">${scriptGuard(page.remotesOrigin)};${BACK_MEMORY}</script>`,
    page.frame ? `<script nonce="${nonce}">${DRAWN_ADDRESS}</script>` : '',
    page.frame?.screen === undefined ? '' : `<script nonce="${nonce}">${EARLY_GESTURES}</script>`,
    frameStyles(page),
    styleWithoutScripts(nonce),
    ...assets.css.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`),
    ...assets.main.map((url) => scriptTag(url, page)),
    ...assets.preload.map((url) => scriptPreload(url, assets.integrity?.[url])),
    partPreloads(page),
    remotePreloads(page),
    ...Object.entries(page.blocks).map(([id, text]) => jsonBlock(id, nonce, text)),
  ].join('');
  // Behind the frame, which is painted without waiting for it, and before the deferred scripts run.
  const answers = page.answers === null ? '' : jsonBlock(INLINE_IDS.answers, nonce, page.answers);
  const body = `${withoutScripts(page)}${rootOf(page.frame)}${answers}`;
  return renderDocument({ ...page, title: page.frame?.title ?? 'Accueil', css: MIN_HEIGHT_CSS, head, body });
};
