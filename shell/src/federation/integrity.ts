import type { PageRegistry } from 'shared-contract';
import { wholeRelease } from 'shared-contract/federation/registry';

const integrityByUrl = new Map<string, string>();

/** An address without its query, which a retry adds; the remotes may have an origin of their own. */
const withoutQuery = (url: string): string =>
  new URL(url, window.location.origin).href.split('?', 1)[0] ?? url;

/** Integrity value that the registry gives for a published file. */
export const integrityOf = (url: string): string | undefined => integrityByUrl.get(withoutQuery(url));

/** Notes the integrity value of every published file that is told, so that a changed script is refused by the browser. */
export const recordIntegrity = (registry: PageRegistry): void => {
  for (const entry of registry.remotes) {
    for (const version of [wholeRelease(entry), entry.previous]) {
      if (!version) continue;
      for (const file of [version.entry, ...version.files])
        integrityByUrl.set(withoutQuery(file.url), file.integrity);
    }
  }
};
