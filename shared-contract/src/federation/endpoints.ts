import { post } from '../base/endpoint';
import type { RemoteReportWrite } from '../portal/schemas';
/** Where the registry is read, outside the calls. */
export const REGISTRY_URL = '/registry.json';

/** Reports a remote's failure or success in this browser (docs/decisions/promotion-and-rollback.md). */
export const reportRemote = post('/federation/report').takes<RemoteReportWrite>();
