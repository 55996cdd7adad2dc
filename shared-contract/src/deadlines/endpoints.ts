import { get } from '../base/endpoint';
import type { Deadline } from './answers';

/** Deadlines of a student in the academic year: due, done and missed. */
export const deadlines = /* @__PURE__ */ get('/extranet/student/Echeances').answers<Deadline[]>();
