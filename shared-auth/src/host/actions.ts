import * as security from 'shared-contract/security/endpoints';
import { send } from '../api/client';

/** POST /auth/logout ends the session; resolves even when it had already ended. */
export const signOut = async (): Promise<void> => {
  await fetch('/auth/logout', {
    method: 'POST',
    headers: { 'X-Requested-With': 'portail' },
    credentials: 'same-origin',
  }).catch(() => {});
};

/** Records the acceptance of the privacy policy in force (S1 §4). Throws ApiError. */
export const acceptPrivacy = (): Promise<null> => send(security.acceptPrivacy, undefined);

/** Puts another student in view, for a reason; an unknown number is a 404 and changes nothing (CONTRACT §2). */
export const viewStudent = (matricule: string, Motif: string): Promise<null> =>
  send(security.viewStudent, { Motif }, { params: { matricule } });

/** Returns to one's own account. */
export const leaveStudent = (): Promise<null> => send(security.leaveStudent, undefined);

/** Address of the sign-in that comes back to `path` of this origin. */
export const signInUrl = (path: string): string => `/auth/login?returnTo=${encodeURIComponent(path)}`;
