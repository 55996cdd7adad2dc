import type { EventsAccess } from './events';
import type { AccessRight, Dashboard, SecurityInfos, SecurityStatus, VersionInfo } from './security';

/**
 * The six start-up answers (S1 §4), in their order. The server may inline them in the page under these
 * names, in `<script type="application/json" id="portail-startup">`; one that is absent is called.
 */
export interface StartupAnswers {
  status: SecurityStatus;
  version: VersionInfo;
  infos: SecurityInfos;
  /** null stands for 204: no student in view. */
  dashboard: Dashboard | null;
  access: AccessRight[];
  events: EventsAccess;
}

export const STARTUP_PATHS: Record<keyof StartupAnswers, string> = {
  status: '/security/status',
  version: '/version',
  infos: '/security/infos',
  dashboard: '/extranet/student/Dashboard',
  access: '/security/access',
  events: '/events/access',
};

/** Ids of the JSON blocks that the server inlines in the page. */
export const INLINE_IDS = {
  startup: 'portail-startup',
  registry: 'portail-registre',
  institution: 'portail-institution',
  /** A `BoardSummary`, on the home alone. */
  board: 'portail-valves',
} as const;
