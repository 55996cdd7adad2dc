/** Runs in a page of the shell: fetches the pieces of the kit that a remote declares, as the loader does before it. */
export const fetchKitInPage = async (kit) => {
  const shell = window.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
  const pieces = await Promise.all(kit.map((piece) => shell.loadShare(`shared-ui/${piece}`)));
  return pieces.length;
};

/**
 * Runs in a page of the shell at rest: loads a remote's module as the shell does, and says what the page has more
 * than before. Resolves to `{ screens, effects, globals, touched }`; `screens` is null when it is no remote's module.
 */
export const importInPage = async ({ federationName, entry, ownPath }) => {
  const watch = window.__CONTROLE__;
  const shell = window.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
  const known = new Set(Object.getOwnPropertyNames(window));
  const isOwnGlobal = (name) => name === federationName || name.startsWith(`webpackChunk${federationName}`);

  const isLoader = (node) =>
    ['SCRIPT', 'LINK'].includes(node.nodeName) && new URL(node.src || node.href).pathname.startsWith(ownPath);
  const touched = new Set();
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records)
      if (type !== 'childList' || ![...addedNodes, ...removedNodes].every(isLoader))
        touched.add(target.nodeName.toLowerCase());
  });
  watch.effects.length = 0;
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
