import { del, post } from '../base/endpoint';
import type { ViewReason } from './schemas';

/** Page of the sign-in, outside the calls; `?returnTo=` is where it comes back to. */
export const SIGN_IN_PATH = '/auth/login';

/** Accepts the privacy policy in force (S1 §4). */
export const acceptPrivacy = post('/security/RGPD');

/** Puts a student in view, for staff who says why; an unknown number is a 404 and changes nothing (CONTRACT §2). */
export const viewStudent = post('/security/matricule/{matricule}').takes<ViewReason>();

/** Returns to one's own account. */
export const leaveStudent = del('/security/matricule');
