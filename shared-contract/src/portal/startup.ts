import type { AnswerOf } from '../base/endpoint';
import {
  accessRights,
  dashboard,
  eventsAccess,
  portalVersion,
  securityInfos,
  securityStatus,
} from './endpoints';

interface StartupEndpoints {
  status: typeof securityStatus;
  version: typeof portalVersion;
  infos: typeof securityInfos;
  dashboard: typeof dashboard;
  access: typeof accessRights;
  events: typeof eventsAccess;
}

/**
 * The six start-up answers (S1 §4), in their order; a dashboard of null stands for 204: no student in view. The server
 * may inline them in the page under these names, in `<script type="application/json" id="portail-startup">`; one that
 * is absent is called.
 */
export type StartupAnswers = { [Name in keyof StartupEndpoints]: AnswerOf<StartupEndpoints[Name]> };

/** Paths of the six start-up calls. */
export const STARTUP_PATHS: Record<keyof StartupAnswers, string> = {
  status: securityStatus.path,
  version: portalVersion.path,
  infos: securityInfos.path,
  dashboard: dashboard.path,
  access: accessRights.path,
  events: eventsAccess.path,
};

/** Ids of the JSON blocks that the server inlines in the page. */
export const INLINE_IDS = {
  startup: 'portail-startup',
  registry: 'portail-registre',
  institution: 'portail-institution',
  /** A `BoardSummary`, on the home alone. */
  board: 'portail-valves',
} as const;
