import { binds } from '../base/binding';
import { get, post } from '../base/endpoint';
import type { SignaturePae, Signed } from './answers';
import type { SignaturePaeWrite } from './schemas';

/** The annual programme that she has to sign; null once there is none. */
export const programmeToSign = get('/extranet/student/SignaturePAE').answers<SignaturePae | null>();

/** Signs it as it was shown, or reports a problem to the coordinators. */
export const settleProgramme = post('/extranet/student/SignaturePAE')
  .takes<SignaturePaeWrite>()
  .answers<Signed>();

/** Signs it, for good. */
export const signProgramme = binds(settleProgramme);
