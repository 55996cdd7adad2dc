import { post } from '../base/endpoint';
import type { RemoteReportWrite } from '../portal/schemas';

/** Tells how a remote went in this browser (docs/decisions/0017). */
export const reportRemote = post('/federation/report').takes<RemoteReportWrite>();
