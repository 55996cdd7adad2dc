export {
  ACCESS_FLAGS,
  type AccessFlag,
  DETAIL_FLAGS,
  type EventFlag,
  type EventsAccess,
  type EventWindow,
  NO_EVENTS,
} from './events';
export type { Institution } from './institution';
export type { Draft, Parameter, ParameterValue, Recu, RecuLigne, RecuRef } from './platform';
export { type FieldProblem, PROBLEM_MEDIA_TYPE, type Problem } from './problem';
export { PROBLEM_CODES, type ProblemCode } from './problem-codes';
export {
  CONTRACT_VERSION,
  type PortalManifest,
  type PortalScreen,
  type PortalTile,
  type PreviousRelease,
  type Registry,
  type RegistryEntry,
  type Release,
  type ReleaseFile,
  type RemoteFailureKind,
  type RemoteReport,
  type TileSection,
} from './registry';
export { findScreenId, SCREEN_IDS, type ScreenId } from './screens';
export type {
  AccessRight,
  Dashboard,
  Manager,
  Right,
  Role,
  SecurityInfos,
  SecurityStatus,
  VersionInfo,
} from './security';
export { INLINE_IDS, STARTUP_PATHS, type StartupAnswers } from './startup';
