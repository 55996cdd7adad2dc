/**
 * What a page holds after a visit: breaches of its policy, copies of React that a remote's file evaluated
 * (`{ library, file }`), and singletons of the shell of which a remote brings a copy of its own (`react 19.3.1`).
 *
 * @param {import('playwright').Page} page
 */
export const copiesOf = (page) =>
  page.evaluate(() => {
    /** @type {import('../page-watch.mjs').Watch} */
    const { breaches, copies } = Reflect.get(window, '__CONTROLE__');
    /** @type {import('../import/federation.mjs').Federation} */
    const federation = Reflect.get(window, '__FEDERATION__');
    const [shell, ...remotes] = federation.__INSTANCES__.toSorted((one, other) =>
      one.name === 'shell' ? -1 : other.name === 'shell' ? 1 : 0,
    );
    if (!shell) throw new Error('the page has no shell');
    const provided = shell.options.shared;
    // `from` names the last reader too: who provides a share is known by its function alone.
    /** @type {(key: string, share: import('../import/federation.mjs').Share) => boolean} */
    const isShells = (key, share) => (provided[key] ?? []).some(({ get }) => get === share.get);
    /** @type {(key: string) => import('../import/federation.mjs').Share[]} */
    const offered = (key) => [
      ...Object.values(shell.shareScopeMap.default[key] ?? {}),
      ...remotes.flatMap(({ options }) => options.shared[key] ?? []),
    ];
    const shared = Object.keys(provided).flatMap((key) =>
      offered(key)
        .filter((share) => !isShells(key, share))
        .map(({ version }) => `${key} ${version}`),
    );
    return { breaches, shared: [...new Set(shared)], copies: copies.filter(({ file }) => file !== null) };
  });
