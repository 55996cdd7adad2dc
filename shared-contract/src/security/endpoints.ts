import { del, post } from '../base/endpoint';

/** Accepts the privacy policy in force (S1 §4). */
export const acceptPrivacy = post('/security/RGPD');

/** Puts a student in view, for staff; an unknown number is a 404 and changes nothing (CONTRACT §2). */
export const viewStudent = post('/security/matricule/{matricule}');

/** Returns to one's own account. */
export const leaveStudent = del('/security/matricule');
