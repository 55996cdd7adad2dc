import type { ReleaseStore } from '../release-store';
import type { Guard } from './guard';
import { isForeignTrust } from './known-keys';
import { whatOf } from './signed-entry';
import { trustedKey, type Use } from './trust';
import { Untrusted } from './untrusted';

/** Rejects unless this process has a key that may sign each of these of a remote, where these keys have a say. */
export const requireKey = async (
  store: Pick<ReleaseStore, 'registry'>,
  guard: Guard,
  remote: string,
  uses: Exclude<Use, 'seen'>[],
): Promise<void> => {
  const trust = guard.trust();
  const { kid } = guard.key(remote);
  for (const use of uses)
    trustedKey(trust, kid, {
      remote,
      use,
      what: use === 'entry' ? whatOf(remote) : `Une version de ${remote}`,
    });
  if (await isForeignTrust(trust, await store.registry()))
    throw new Untrusted(
      `Aucune clé de ${guard.path} n’a signé ce qui est en service\u00a0: ce ne sont pas les clés de ce portail, et rien n’est écrit. RELEASE_TRUST doit nommer les siennes.`,
    );
};
