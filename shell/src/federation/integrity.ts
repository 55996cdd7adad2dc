import type { PageRegistry } from 'shared-contract';
import { completeRelease } from 'shared-contract/federation/registry';

const values = new Map<string, string>();

/** An address without its query, which a retry adds; the remotes may have an origin of their own. */
const placeOf = (url: string): string => new URL(url, window.location.origin).href.split('?', 1)[0] ?? url;

/** Integrity value that the registry gives for a published file. */
export const integrityOf = (url: string): string | undefined => values.get(placeOf(url));

/** Notes the integrity value of every published file that is told, so that a changed script is refused by the browser. */
export const trustRegistry = (registry: PageRegistry): void => {
  for (const entry of registry.remotes) {
    for (const version of [completeRelease(entry), entry.previous]) {
      if (!version) continue;
      for (const file of [version.entry, ...version.files]) values.set(placeOf(file.url), file.integrity);
    }
  }
};
