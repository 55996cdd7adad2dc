/**
 * What a page holds after a visit: breaches of its policy, copies of React that a remote's file evaluated
 * (`{ library, file }`), and singletons of the shell of which a remote brings a copy of its own (`react 19.3.1`).
 */
export const copiesOf = (page) =>
  page.evaluate(() => {
    const { breaches, copies } = window.__CONTROLE__;
    const [shell, ...remotes] = window.__FEDERATION__.__INSTANCES__.toSorted((one, other) =>
      one.name === 'shell' ? -1 : other.name === 'shell' ? 1 : 0,
    );
    const provided = shell.options.shared;
    // `from` names the last reader too: who provides a share is known by its function alone.
    const isShells = (key, share) => provided[key].some(({ get }) => get === share.get);
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
