import { get } from '../base/endpoint';
import type { Deadline } from './answers';

/** What a student has to do and when, what she did and what she missed, in the academic year. */
export const deadlines = /* @__PURE__ */ get('/extranet/student/Echeances').answers<Deadline[]>();
