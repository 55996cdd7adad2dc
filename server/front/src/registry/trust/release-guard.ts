import { type Guard, openGuard, SERVER } from 'release-store';
import type { Config } from 'server-kernel/config';

/** Who may publish, as this server was told; null where nobody said so, and everything is believed as it is. */
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
