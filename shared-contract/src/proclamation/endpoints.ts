import { binds } from '../base/binding';
import { get, post } from '../base/endpoint';
import type { Proclamation, ProclamationSaved } from './answers';
import type { ProclamationWrite } from './schemas';

/** The graduation ceremony to which the student is invited. */
export const ceremony = get('/extranet/student/Proclamation').answers<Proclamation>();

/** Registers her to the ceremony, with her guests. */
export const registerToCeremony = binds(
  post('/extranet/student/Proclamation').takes<ProclamationWrite>().answers<ProclamationSaved>(),
);
