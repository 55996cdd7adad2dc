import { get } from '../base/endpoint';
import type { ProgressCycle } from './answers';

/** Credits towards each of the student's diplomas, unit by unit (CONTRACT §7.11). */
export const progress = get('/extranet/student/Parcours').answers<ProgressCycle[]>();
