import type { ActiveRemote } from '../registry';

/** A registry entry in service, with what a test says of it. */
export const activeRemote = (change: Partial<ActiveRemote>): ActiveRemote => ({
  version: null,
  previous: null,
  enabled: true,
  message: null,
  ...change,
});
