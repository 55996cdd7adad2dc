import { join } from 'node:path';
import { OPERATOR, openGuard, searchedPlaces, trustPath } from 'release-store';
import { releasesFolder, root } from 'tooling/build/paths';

/** The portal's data folder, whose keys hold where the environment names no others. */
export const dataFolder = () => process.env.DATA_DIR || join(root, '.data');

/** The file of the trusted keys. */
export const trustFile = () => process.env.RELEASE_TRUST || trustPath(dataFolder());

const guardOptions = () => ({
  trustFile: process.env.RELEASE_TRUST || null,
  keyFile: process.env.RELEASE_KEY || null,
  data: dataFolder(),
  releases: process.env.RELEASES_BUCKET || releasesFolder(),
  owner: OPERATOR,
});

/** Trusted publishers and this command's key; null when none are configured. */
export const configuredGuard = () => openGuard(guardOptions());

/** Where this command looks for its keys, in French. */
export const searchedForKeys = () => searchedPlaces(guardOptions());
