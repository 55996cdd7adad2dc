export type { Right, Role } from './base/access';
export { ACCESS_FLAGS, type AccessFlag, DETAIL_FLAGS, type EventFlag } from './base/flags';
export { type FieldProblem, PROBLEM_MEDIA_TYPE, type Problem, type ProblemCode } from './base/problem';
export * as PROBLEM_CODES from './base/problem-codes';
export { findScreenId, SCREEN_IDS, type ScreenId } from './base/screen-ids';
export {
  CONTRACT_VERSION,
  type PageEntry,
  type PageRegistry,
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
  type ScreenNeeds,
  type TileSection,
} from './federation/registry';
export { type EventState, type EventsAccess, type EventWindow, NO_EVENTS } from './portal/events';
export type { Institution } from './portal/institution';
export type {
  Draft,
  Parameter,
  ParameterValue,
  Recu,
  RecuColonnes,
  RecuComplet,
  RecuLigne,
  RecuRef,
  RecuVerifie,
} from './portal/platform';
export type {
  AccessRight,
  Dashboard,
  Manager,
  SecurityInfos,
  SecurityStatus,
  VersionInfo,
} from './portal/security';
export { INLINE_IDS, STARTUP_ENDPOINTS, type StartupAnswers } from './portal/startup';
