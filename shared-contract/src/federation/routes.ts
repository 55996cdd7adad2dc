import { route } from '../base/route';
import * as endpoints from '../portal/endpoints';
import { remoteReportSchema } from '../portal/schemas';

/** Browser reports on remotes. */
export const federationRoutes = {
  reportRemote: route(endpoints.reportRemote, {
    access: { session: true, startup: true, whileViewing: true },
    body: remoteReportSchema,
    audit: { none: 'mesure technique, sans identité' },
  }),
};
