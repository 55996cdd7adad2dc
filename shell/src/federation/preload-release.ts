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
 * Adds `<link rel="preload">` for the first files of a version and of the requested screen, so that they download in
 * parallel with the entry.
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
