import { post } from '../base/endpoint';
import type { RemoteReportWrite } from '../portal/schemas';

/** Tells how a remote went in this browser (docs/decisions/promotion-and-rollback.md). */
export const reportRemote = post('/federation/report').takes<RemoteReportWrite>();
