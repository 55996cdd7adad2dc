import { route, textOf } from '../base/route';
import * as endpoints from './endpoints';
import { viewReasonSchema } from './schemas';

const SWITCH = { roles: ['admin', 'programmes'], whileViewing: true } as const;

/** The privacy policy, and whose file is in view (CONTRACT §2). */
export const securityRoutes = {
  acceptPrivacy: route(endpoints.acceptPrivacy, {
    access: { roles: ['student'], beforePrivacy: true, whenBlocked: true },
    audit: ['vie_privee.acceptee'],
  }),
  viewStudent: route(endpoints.viewStudent, {
    access: SWITCH,
    body: viewReasonSchema,
    audit: ['dossier.consulte'],
    params: { matricule: textOf('^[0-9]{1,8}$') },
  }),
  leaveStudent: route(endpoints.leaveStudent, { access: SWITCH, audit: ['dossier.quitte'] }),
};
