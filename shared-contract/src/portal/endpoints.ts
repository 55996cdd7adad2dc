import { get } from '../base/endpoint';
import type { EventsAccess } from './events';
import type { Parameter } from './platform';
import type { AccessRight, Dashboard, SecurityInfos, SecurityStatus, VersionInfo } from './security';

/** True when signed in. */
export const securityStatus = get('/security/status').answers<SecurityStatus>();

/** Versions of the portal, of its schema and of each remote. */
export const portalVersion = get('/version').answers<VersionInfo>();

/** The signed-in person. */
export const securityInfos = get('/security/infos').answers<SecurityInfos>();

/** Home data of the student in view; null without one. */
export const dashboard = get('/extranet/student/Dashboard').answers<Dashboard | null>();

/** Her rights, screen by screen. */
export const accessRights = get('/security/access').answers<AccessRight[]>();

/** Event windows of the student. */
export const eventsAccess = get('/events/access').answers<EventsAccess>();

/** Choices of the lists that are named, separated by commas. */
export const parameters = get('/parameters{?parameterNames}').answers<Parameter[]>();
