import { type Guard, type GuardOptions, openGuard, SERVER, searchedPlaces } from 'release-store';
import type { Config } from 'server-kernel/config';

type KeyConfig = Pick<Config, 'dataDir' | 'releasesBucket' | 'releasesDir' | 'releaseTrust' | 'releaseKey'>;

const optionsOf = (config: KeyConfig): GuardOptions => ({
  trustFile: config.releaseTrust,
  keyFile: config.releaseKey,
  data: config.dataDir,
  releases: config.releasesBucket ?? config.releasesDir,
  owner: SERVER,
});

/** Trusted publishers; null when none are configured, and nothing is verified. */
export const guardOf = (config: KeyConfig): Guard | null => openGuard(optionsOf(config));

/** Where this server looks for its keys, in French. */
export const searchedForKeys = (config: KeyConfig): string => searchedPlaces(optionsOf(config));
