import { ensureReleaseStore } from 'release-store/build';

/** Packages that Node runs import the release store as it is built. */
export default ensureReleaseStore;
