import { type Guard, openGuard, SERVER } from 'release-store';
import type { Config } from 'server-kernel/config';

/** Trusted publishers; null when none are configured, and nothing is verified. */
export const guardOf = (
  config: Pick<Config, 'dataDir' | 'releasesBucket' | 'releasesDir' | 'releaseTrust' | 'releaseKey'>,
): Guard | null =>
  openGuard({
    trustFile: config.releaseTrust,
    keyFile: config.releaseKey,
    data: config.dataDir,
    releases: config.releasesBucket ?? config.releasesDir,
    owner: SERVER,
  });
