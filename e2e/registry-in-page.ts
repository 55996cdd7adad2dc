import type { Page } from '@playwright/test';

/** Subset of a registry entry used here; the full type is `Registry` of shared-contract. */
export interface RegistryEntry {
  name: string;
  requires: { contract: string };
  kit: string[];
  screens: { path: string }[];
  release: object | null;
  previous: object | null;
}

export interface Registry {
  revision: number;
  remotes: RegistryEntry[];
}

/** Inlined registry block of the document. */
const BLOCK = /(<script[^>]* id="portail-registre"[^>]*>)([\s\S]*?)(<\/script>)/;

/** A hand-written version served to one page only. */
export const NEW_VERSION = '9.9.9-nouvelle';

const globalOf = (remote: string): string => remote.replaceAll('-', '_');

const container = (remote: string, factory: string): string =>
  `var ${globalOf(remote)} = { init: async () => {}, get: async () => () => ${factory} };`;

/** Entry of a remote whose screens return `body`. */
export const entryOf = (remote: string, body: string): string =>
  container(remote, `({ default: { screens: new Proxy({}, { get: () => () => { ${body} } }) } })`);

/** Entry of a remote whose module fails to load. */
export const entryWithout = (remote: string, error: string): string =>
  `var ${globalOf(remote)} = { init: async () => {}, get: async () => { throw ${error} } };`;

/** Registry entry after the promotion of `NEW_VERSION`, the published one as previous. */
const promoted = (entry: RegistryEntry): RegistryEntry => {
  const { release } = entry;
  if (!release) throw new Error(`${entry.name} has no release`);
  const url = `/r/${entry.name}/${NEW_VERSION}/remoteEntry.js`;
  return {
    ...entry,
    release: { version: NEW_VERSION, entry: { url, integrity: '' }, files: [], preload: [] },
    previous: {
      ...release,
      requires: entry.requires,
      kit: entry.kit,
      routes: entry.screens.map(({ path }) => path),
    },
  };
};

export interface PromotionInPage {
  remote: string;
  /** What differs in the entry beside its version. */
  change?: Partial<RegistryEntry>;
}

/** The registry after a promotion, one revision later. */
export const afterPromotion = (registry: Registry, { remote, change }: PromotionInPage): Registry => ({
  revision: registry.revision + 1,
  remotes: registry.remotes.map((entry) =>
    entry.name === remote ? { ...promoted(entry), ...change } : entry,
  ),
});

const isDocument = ({ pathname }: URL): boolean => !/^\/(api|assets|r|auth|oidc)\/|\./.test(pathname);

/** Serves one page the registry as after a promotion, in the document and by request. */
export const promoteInPage = async (page: Page, promotion: PromotionInPage): Promise<void> => {
  await page.route(isDocument, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      BLOCK,
      (_all, start: string, json: string, end: string) =>
        start + JSON.stringify(afterPromotion(JSON.parse(json), promotion)) + end,
    );
    await route.fulfill({ response: answer, body });
  });
  await promoteInRegistry(page, promotion);
};

/** Same for an open page, which learns of it at its next poll. */
export const promoteInRegistry = async (page: Page, promotion: PromotionInPage): Promise<void> => {
  await page.route('/registry.json', async (route) => {
    // A short look at the address, where the clock of the page ran away from an answer.
    if (route.request().method() === 'HEAD') return route.continue();
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const answer = await route.fetch({ headers });
    await route.fulfill({ response: answer, json: afterPromotion(await answer.json(), promotion) });
  });
};

/** Serves the entry of `NEW_VERSION` to one page. */
export const serveEntry = async (page: Page, remote: string, body: string): Promise<void> => {
  await page.route(new RegExp(`/r/${remote}/${NEW_VERSION}/remoteEntry\\.js`), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
};
