import { binds } from '../base/binding';
import { get, post } from '../base/endpoint';
import type { RemediationList } from './answers';
import type { RemediationWrite } from './schemas';

/** Remediation sessions (SAR) of the student's courses, with those that she signed up for. */
export const remediations = get('/extranet/student/SAR').answers<RemediationList>();

/** Signs up for sessions and out of them: the modified rows alone. */
export const saveRemediations = binds(
  post('/extranet/student/SAR').takes<RemediationWrite>().answers<RemediationList>(),
);
