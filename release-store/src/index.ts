export { type BucketAddress, parseAddress } from './bucket/address';
export { s3ClientConfig } from './bucket/s3/s3-client-config';
export { explainS3Error, s3StatusOf } from './bucket/s3/s3-errors';
export { filesUnder, integrityOf, integrityOfFile } from './digest';
export type { FailureCounts, FailurePlace, VersionFailures } from './failure-counts';
export { createFolderStore } from './folder/folder-store';
export { readJournal } from './folder/journal-file';
export { changeRegistry, readRegistry } from './folder/registry-file';
export { copyRelease, isDraft, versionFolder, versionsOf } from './folder/release-folder';
export { mapLimit } from './map-limit';
export { createMirror, type Mirror } from './mirror/mirror';
export { moveToBucket } from './move/move-to-bucket';
export { openReleaseStore, openUnguardedStore } from './open-release-store';
export { type ActiveRemote, type Canary, type JournalLine, linesOf, type Registry } from './registry';
export type {
  Change,
  ChangeEntries,
  ChangeEntry,
  Checkout,
  PublishedVersion,
  ReleaseStore,
  SetChange,
} from './release-store';
export { revert } from './revert';
export {
  type Guard,
  type GuardOptions,
  keyPath,
  openGuard,
  searchedPlaces,
  trustPath,
} from './signing/guard';
export { isPublicKey, makeKey, OPERATOR, publicHalf, readKey, SERVER, writeKey } from './signing/key-file';
export { isForeignTrust } from './signing/known-keys';
export { missingKey } from './signing/missing-key';
export { signEntry, verifyEntry } from './signing/signed-entry';
export {
  type FileDigests,
  readSigned,
  SIGNATURE_FILE,
  signFiles,
  signRelease,
  verifyRelease,
} from './signing/signed-release';
export { readTrust, type Trust, type TrustedKey, writeTrust } from './signing/trust';
export { Untrusted } from './signing/untrusted';
export { SOURCE_MAPS } from './source-maps';
export { trialMark } from './trial-people';
export { UnsupportedStore as UnfitStore } from './unsupported-store';
