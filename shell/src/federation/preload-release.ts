import type { Release } from 'shared-contract';

const preloaded = new Set<string>();

const preloadScript = (url: string, integrity: string): void => {
  // The page names the files of the screen that it was opened at.
  if (preloaded.has(url) || document.querySelector(`link[href="${CSS.escape(url)}"]`)) return;
  preloaded.add(url);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  if (integrity) {
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
  }
  document.head.append(link);
};

/**
 * Names the first files of a version to the browser, and those of the screen that is asked for, so that they come beside
 * what runs them, not after it.
 */
export const preloadRelease = (
  { entry, files, preload, screens }: Release,
  path: string | undefined,
): void => {
  const integrity = new Map(files.map((file) => [file.url, file.integrity]));
  preloadScript(entry.url, entry.integrity);
  for (const url of preload) preloadScript(url, integrity.get(url) ?? '');
  const needs = path === undefined ? undefined : screens?.[path];
  for (const rank of needs?.files ?? []) {
    const file = files[rank];
    if (file) preloadScript(file.url, file.integrity);
  }
};
