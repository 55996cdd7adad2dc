import { route } from '../base/route';
import { remoteReportSchema } from '../portal/schemas';
import * as endpoints from './endpoints';

/** Browser reports on remotes. */
export const federationRoutes = {
  reportRemote: route(endpoints.reportRemote, {
    access: { session: true, startup: true, whileViewing: true },
    body: remoteReportSchema,
    audit: { none: 'mesure technique, sans identité' },
  }),
};
