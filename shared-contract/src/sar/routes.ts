import { route } from '../base/route';
import { RemediationListAnswer } from './answers';
import * as endpoints from './endpoints';
import { remediationSchema } from './schemas';

/** Remediation sign-up (S2 §2 to §5). */
export const sarRoutes = {
  remediations: route(endpoints.remediations, {
    access: { screen: 'SAR', right: 'Read' },
    answer: RemediationListAnswer,
  }),
  saveRemediations: route(endpoints.saveRemediations, {
    access: { screen: 'SAR', right: 'Update' },
    body: remediationSchema,
    audit: ['remediation.modifiee'],
    answer: RemediationListAnswer,
  }),
};
