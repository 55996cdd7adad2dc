import { useEffect, useState } from 'react';
import { runStartup, type Session, sessionFromPage } from 'shared-auth/host';
import type { PageRegistry } from 'shared-contract';
import { readRegistry } from '../federation/late-loader';
import type { PageData } from '../portal/page-data';

export type Boot =
  | { kind: 'starting' }
  | { kind: 'signed-out' }
  | { kind: 'down' }
  | { kind: 'ready'; session: Session; registry: PageRegistry };

/** Retry interval while the API does not answer, milliseconds. */
const RETRY_MS = 4_000;

const NO_REMOTES: PageRegistry = { revision: 0, remotes: [] };

const sessionFromInlined = ({ startup, registry }: PageData): Boot => {
  if (startup.status?.connected === false) return { kind: 'signed-out' };
  const session = registry ? sessionFromPage(startup) : null;
  return session && registry ? { kind: 'ready', session, registry } : { kind: 'starting' };
};

const boot = async (page: PageData): Promise<Boot> => {
  const outcome = await runStartup(page.startup);
  if (outcome.kind !== 'ready') return outcome;
  // A page that came without its registry asks for it.
  const registry = page.registry ?? (await readRegistry().catch(() => NO_REMOTES));
  return { ...outcome, registry };
};

/** Runs the start-up sequence, starting from the data inlined in the page, and retries while the API is down. */
export const useBoot = (page: PageData): Boot => {
  const [state, setState] = useState<Boot>(() => sessionFromInlined(page));

  useEffect(() => {
    const { kind } = state;
    if (kind !== 'starting' && kind !== 'down') return undefined;
    let isGone = false;
    const run = () =>
      boot(kind === 'down' ? { ...page, startup: {} } : page).then((next) => {
        if (!isGone) setState(next);
      });
    const timer = setTimeout(run, kind === 'down' ? RETRY_MS : 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
    // Each failure is a new state, so that the next try is planned.
  }, [state, page]);

  return state;
};
