/**
 * What importing a remote's module did to the page.
 *
 * @typedef {object} Seen
 * @property {string[] | null} screens null when it is no remote's module
 * @property {import('../page-watch.mjs').Watch['effects']} effects
 * @property {string[]} globals
 * @property {string[]} touched elements
 */

/**
 * Runs in a page of the shell: fetches the federation runtime and the pieces of the kit that a remote declares, as the
 * loader does before it.
 *
 * @param {string[]} kit
 */
export const fetchKitInPage = async (kit) => {
  await Reflect.get(window, '__PORTAL_RUNTIME__')();
  /** @type {import('./federation.mjs').Federation} */
  const federation = Reflect.get(window, '__FEDERATION__');
  const shell = federation.__INSTANCES__.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('the page has no shell');
  // A piece may be several modules, of packages that the shell alone knows: `shared-ui/upload`, `shared-auth/upload`.
  const wanted = Object.keys(shell.options.shared).filter((name) =>
    kit.includes(name.slice(name.lastIndexOf('/') + 1)),
  );
  const pieces = await Promise.all(wanted.map((name) => shell.loadShare(name)));
  return pieces.length;
};

/**
 * Runs in a page of the shell at rest: loads a remote's module as the shell does, and says what the page has more
 * than before. Resolves to `{ screens, effects, globals, touched }`; `screens` is null when it is no remote's module.
 *
 * @param {{ federationName: string, entry: string, ownPath: string }} remote
 * @returns {Promise<Seen>}
 */
export const importInPage = async ({ federationName, entry, ownPath }) => {
  /** @type {import('../page-watch.mjs').Watch} */
  const watch = Reflect.get(window, '__CONTROLE__');
  /** @type {import('./federation.mjs').Federation} */
  const federation = Reflect.get(window, '__FEDERATION__');
  const shell = federation.__INSTANCES__.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('the page has no shell');
  const known = new Set(Object.getOwnPropertyNames(window));
  /** @param {string} name */
  const isOwnGlobal = (name) => name === federationName || name.startsWith(`webpackChunk${federationName}`);

  /** @param {Node} node */
  const isLoader = (node) => {
    if (node instanceof HTMLScriptElement) return new URL(node.src).pathname.startsWith(ownPath);
    return node instanceof HTMLLinkElement && new URL(node.href).pathname.startsWith(ownPath);
  };
  const touched = new Set();
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records)
      if (type !== 'childList' || ![...addedNodes, ...removedNodes].every(isLoader))
        touched.add(target.nodeName.toLowerCase());
  });
  watch.isImporting = true;
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  shell.registerRemotes([{ name: federationName, entry: new URL(entry, location.origin).href }], {
    force: false,
  });
  const module = await shell.loadRemote(`${federationName}/remote`);
  // What the module put off to the end of this task is still its import.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  observer.disconnect();
  return {
    screens: module?.default?.screens ? Object.keys(module.default.screens) : null,
    effects: watch.effects,
    globals: Object.getOwnPropertyNames(window).filter((name) => !known.has(name) && !isOwnGlobal(name)),
    touched: [...touched],
  };
};
