import { useCallback, useEffect, useRef } from 'react';
import type { PageEntry, PageRegistry } from 'shared-contract';
import { useAddress } from 'shared-router/address';
import type { RemoteLoader } from '../federation/remote-loader';
import { useLoader } from '../federation/use-loader';
import { usePortal } from '../portal/portal-context';

/** Poll interval of a visible page, milliseconds. */
const POLL_INTERVAL_MS = 300_000;

/** Minimal interval for polls on focus or navigation, milliseconds. */
const MIN_INTERVAL_MS = 60_000;

/** Keeps the screens of shown remotes (their code stays); availability follows the newer registry. */
const applyToShownScreens = (
  loader: RemoteLoader,
  before: PageRegistry,
  next: PageRegistry,
): PageRegistry => {
  const known = new Map(before.remotes.map((entry) => [entry.name, entry]));
  const kept = (entry: PageEntry): PageEntry => {
    const old = loader.hasRun(entry.name) ? known.get(entry.name) : undefined;
    return old ? { ...old, enabled: entry.enabled, message: entry.message } : entry;
  };
  return { ...next, remotes: next.remotes.map(kept) };
};

/** Keeps the registry up to date while the page is visible. */
export const useRegistryPolling = (): void => {
  const loader = useLoader();
  const { registry, renew } = usePortal();
  const { pathname } = useAddress();
  const shown = useRef(registry);
  const lookedAt = useRef(Number.NEGATIVE_INFINITY);

  const look = useCallback(async () => {
    if (document.hidden || Date.now() - lookedAt.current < MIN_INTERVAL_MS) return;
    lookedAt.current = Date.now();
    const next = await loader.refresh();
    if (!next || next.revision === shown.current.revision) return;
    shown.current = applyToShownScreens(loader, shown.current, next);
    renew(shown.current);
  }, [loader, renew]);

  useEffect(() => {
    const ask = () => void look();
    const timer = setInterval(ask, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [look]);

  useEffect(() => {
    if (pathname) void look();
  }, [pathname, look]);
};
