import type { AuditPage } from '../audit/answers';
import { del, get, post } from '../base/endpoint';
import type { PortalStatus } from '../federation/status-answers';
import type { TestedDomain } from '../federation/testers-answers';
import type { TesterChoice } from '../portal/schemas';

/** Status of the portal: database, mail queue, remotes, last import. */
export const portalStatus = get('/admin/status').answers<PortalStatus>();

/** Published versions of each remote, and which of them this person tries. */
export const testedDomains = get('/admin/testeurs').answers<TestedDomain[]>();

/** Tries a published version of a remote; a version of null returns to everybody's. */
export const tryVersion = post('/admin/testeurs').takes<TesterChoice>().answers<TestedDomain[]>();

/** Returns to everybody's version of every remote. */
export const leaveTests = del('/admin/testeurs');

/** The audit log since an ISO 8601 day or instant, one JSON object a line; the last 24 hours by default. */
export const auditLog = get('/audit{?depuis}');

/** The audit as administrators read it, newest first, by person, actor, kind and days; `suite` is the next page. */
export const auditPage = get('/admin/journal{?personne,acteur,nature,du,au,suite}').answers<AuditPage>();
