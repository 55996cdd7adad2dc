import { CHUNK_TIMEOUT_MS } from 'tooling/build/settings/chunk-timeout';

/**
 * What is noted of the page of a remote.
 *
 * @typedef {object} Watch
 * @property {boolean} isImporting whether effects are noted: to read the stack costs more than most of what a screen does
 * @property {{ what: string, file: string }[]} effects what a file of a remote does to the page while it is imported
 * @property {{ library: string, file: string | null }[]} copies each React that is evaluated
 * @property {string[]} breaches each breach of the security policy
 * @property {() => string | null} remoteFile the file of a remote that runs now
 * @property {(what: string) => void} note adds an effect, where a remote has it
 */

/** @returns {Watch} */
const openWatch = () => {
  Error.stackTraceLimit = 100;
  const remoteFile = () => /\/r\/(mf-[^/]+\/[^/]+\/[^:?\s)]+)/.exec(new Error().stack ?? '')?.[1] ?? null;
  /** @param {string} what */
  const note = (what) => {
    const file = watch.isImporting ? remoteFile() : null;
    if (file) watch.effects.push({ what, file });
  };
  /** @type {Watch} */
  const watch = { isImporting: false, effects: [], copies: [], breaches: [], remoteFile, note };
  Object.defineProperty(window, '__CONTROLE__', { value: watch });
  return watch;
};

/**
 * @param {Watch} watch
 * @param {number[]} chunkTimeouts after which webpack’s chunk loaders give up a script, milliseconds
 */
const watchEffects = ({ note }, chunkTimeouts) => {
  /** @type {(name: string, args: unknown[]) => boolean} */
  const isChunkTimer = (name, [, delay]) => name === 'setTimeout' && chunkTimeouts.includes(Number(delay));

  /** @type {(owner: object, names: string[]) => void} */
  const watchCalls = (owner, names) => {
    for (const name of names) {
      const target = Reflect.get(owner, name);
      if (typeof target !== 'function') continue;
      const watched = new Proxy(target, {
        apply: (called, self, args) => {
          if (!isChunkTimer(name, args)) note(name);
          return Reflect.apply(called, self, args);
        },
        construct: (called, args, newTarget) => {
          note(name);
          return Reflect.construct(called, args, newTarget);
        },
      });
      Reflect.set(owner, name, watched);
    }
  };
  /** @type {(owner: object, names: string[]) => void} */
  const watchReads = (owner, names) => {
    for (const name of names) {
      const { get, set, ...found } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      if (!get) continue;
      Object.defineProperty(owner, name, {
        ...found,
        get() {
          note(name);
          return get.call(this);
        },
        set(value) {
          note(name);
          set?.call(this, value);
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
};

/** @param {Watch} watch */
const watchListeners = ({ note }) => {
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = new Proxy(addEventListener, {
    apply: (called, self, args) => {
      if (self === window || self === undefined || self instanceof Node) note('addEventListener');
      return Reflect.apply(called, self ?? window, args);
    },
  });
};

/**
 * Each copy of React, however it is minified, gives itself this property once, when it is evaluated.
 *
 * @param {Watch} watch
 */
const watchCopies = (watch) => {
  for (const { library, name } of [
    { library: 'react', name: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
    { library: 'react-dom', name: '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
  ]) {
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get: () => undefined,
      set(value) {
        watch.copies.push({ library, file: watch.remoteFile() });
        Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
      },
    });
  }
};

/** @param {Watch} watch */
const watchBreaches = (watch) => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    watch.breaches.push(`${effectiveDirective} : ${blockedURI || 'inline'}`),
  );
};

/** Runs in the page before any of its code, and notes on `__CONTROLE__` what a {@link Watch} holds. */
export const PAGE_WATCH = `{
  const watch = (${openWatch})();
  (${watchEffects})(watch, ${JSON.stringify(Object.values(CHUNK_TIMEOUT_MS))});
  (${watchListeners})(watch);
  (${watchCopies})(watch);
  (${watchBreaches})(watch);
}`;
