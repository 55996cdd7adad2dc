import type { ReleaseStore } from '../release-store';

/** What a store answers while nobody signs or verifies: everything goes. */
export const UNGUARDED: Pick<ReleaseStore, 'verifies' | 'verify' | 'verifyEntry' | 'requireSigner'> = {
  verifies: false,
  verify: async () => {},
  verifyEntry: async () => {},
  requireSigner: async () => {},
};
