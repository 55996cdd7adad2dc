import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKey, publicHalf, SERVER, writeKey, writeTrust } from 'release-store';
import { runCommand } from './command';
import { FIRST_PORT, type PortalProcess, startPortal } from './portal-process';

/** A portal with signed releases: each team and the server has a key. */
export interface SignedPortal extends PortalProcess {
  /** A command of `portalctl` with the key of somebody, `mf-orders.2` being a second one of that team. */
  command: (who: string, args: string[]) => Promise<{ code: number | null; said: string }>;
  keyOf: (who: string) => string;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts it on the worker's port with the owners' keys trusted. */
export const startSigned = async (rank: number, owners: string[]): Promise<SignedPortal> => {
  const keys = mkdtempSync(join(tmpdir(), 'portail-cles-'));
  const keyOf = (who: string) => join(keys, `${who}.json`);
  const trust = keyOf('confiance');
  const made = await Promise.all([SERVER, ...owners].map(makeKey));
  for (const key of made) writeKey(keyOf(key.owner), key);
  writeTrust(trust, { keys: made.map(publicHalf) });
  const { portal, restart, stop } = await startPortal(FIRST_PORT + rank, {
    RELEASE_TRUST: trust,
    RELEASE_KEY: keyOf(SERVER),
    // What it refuses is told, and expected here.
    LOG_LEVEL: 'fatal',
  });
  return {
    ...portal,
    keyOf,
    restart,
    command: (who, args) =>
      runCommand(portal, args, { env: { RELEASE_TRUST: trust, RELEASE_KEY: keyOf(who) } }),
    stop: async () => {
      await stop();
      rmSync(keys, { recursive: true, force: true });
    },
  };
};
