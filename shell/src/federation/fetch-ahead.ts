import type { Release } from 'shared-contract';

const named = new Set<string>();

const name = (url: string, integrity: string): void => {
  // The page names the files of the screen that it was opened at.
  if (named.has(url) || document.querySelector(`link[href="${CSS.escape(url)}"]`)) return;
  named.add(url);
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

/** Names the first files of a version to the browser, so that they come beside what runs them, not after it. */
export const fetchAhead = ({ entry, files, preload }: Release): void => {
  const integrity = new Map(files.map((file) => [file.url, file.integrity]));
  name(entry.url, entry.integrity);
  for (const url of preload) name(url, integrity.get(url) ?? '');
};
