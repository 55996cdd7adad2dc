import { route } from '../base/route';
import * as endpoints from './endpoints';
import { AccessAnswer, EventsAnswer, InfosAnswer, StatusAnswer, VersionAnswer } from './startup-answers';

const STARTUP = { session: true, startup: true } as const;

/** The start-up calls (S1 §4); the home's data is with the file (`records/routes`). */
export const startupRoutes = {
  status: route(endpoints.securityStatus, { access: { open: true }, answer: StatusAnswer }),
  version: route(endpoints.portalVersion, { access: { open: true }, answer: VersionAnswer }),
  infos: route(endpoints.securityInfos, { access: STARTUP, answer: InfosAnswer }),
  access: route(endpoints.accessRights, { access: STARTUP, answer: AccessAnswer }),
  events: route(endpoints.eventsAccess, { access: STARTUP, answer: EventsAnswer }),
};
