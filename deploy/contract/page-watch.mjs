/**
 * Runs in the page before any of its code, and notes on `__CONTROLE__`: what a file of a remote does to the page
 * (`effects`), each React that is evaluated (`copies`), and each breach of the security policy (`breaches`).
 */
export const watchPage = () => {
  const watch = { effects: [], copies: [], breaches: [] };
  Object.defineProperty(window, '__CONTROLE__', { value: watch });
  Error.stackTraceLimit = 100;

  const remoteFile = () => /\/r\/(mf-[^/]+\/[^/]+\/[^:?\s)]+)/.exec(new Error().stack ?? '')?.[1] ?? null;
  const note = (what) => {
    const file = remoteFile();
    if (file) watch.effects.push({ what, file });
  };
  // webpack's chunk loader gives up a script after two minutes.
  const isChunkTimer = (name, [, delay]) => name === 'setTimeout' && delay === 120_000;

  const watchCalls = (owner, names) => {
    for (const name of names.filter((each) => typeof owner[each] === 'function')) {
      owner[name] = new Proxy(owner[name], {
        apply: (target, self, args) => {
          if (!isChunkTimer(name, args)) note(name);
          return Reflect.apply(target, self, args);
        },
        construct: (target, args, newTarget) => {
          note(name);
          return Reflect.construct(target, args, newTarget);
        },
      });
    }
  };
  const watchReads = (owner, names) => {
    for (const name of names) {
      const found = Object.getOwnPropertyDescriptor(owner, name);
      if (!found?.get) continue;
      Object.defineProperty(owner, name, {
        ...found,
        get() {
          note(name);
          return found.get.call(this);
        },
        set(value) {
          note(name);
          found.set?.call(this, value);
        },
      });
    }
  };
  watchCalls(window, ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']);
  watchCalls(window, ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'SharedWorker']);
  watchCalls(window, ['BroadcastChannel', 'postMessage', 'Notification', 'Image']);
  watchCalls(History.prototype, ['pushState', 'replaceState']);
  watchCalls(Navigator.prototype, ['sendBeacon']);
  watchCalls(MutationObserver.prototype, ['observe']);
  watchReads(window, ['localStorage', 'sessionStorage', 'indexedDB', 'caches']);
  watchReads(Document.prototype, ['cookie']);

  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function listen(...args) {
    if (this === window || this === undefined || this instanceof Node) note('addEventListener');
    return addEventListener.apply(this ?? window, args);
  };

  // Each copy of React, however it is minified, gives itself this property once, when it is evaluated.
  for (const [library, name] of [
    ['react', '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
    ['react-dom', '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  ]) {
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get: () => undefined,
      set(value) {
        watch.copies.push({ library, file: remoteFile() });
        Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
      },
    });
  }

  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    watch.breaches.push(`${effectiveDirective} : ${blockedURI || 'inline'}`),
  );
};
