import type { PageRegistry } from 'shared-contract';
import { completeRelease } from 'shared-contract/federation/registry';

const integrityByUrl = new Map<string, string>();

/** Absolute URL without its query string, which a retry adds. */
const withoutQuery = (url: string): string =>
  new URL(url, window.location.origin).href.split('?', 1)[0] ?? url;

/** Integrity value of a published file, from the registry. */
export const integrityOf = (url: string): string | undefined => integrityByUrl.get(withoutQuery(url));

/** Records the integrity values of all published files of a registry, so that the browser refuses a modified script. */
export const recordIntegrity = (registry: PageRegistry): void => {
  for (const entry of registry.remotes) {
    for (const version of [completeRelease(entry), entry.previous]) {
      if (!version) continue;
      for (const file of [version.entry, ...version.files])
        integrityByUrl.set(withoutQuery(file.url), file.integrity);
    }
  }
};
