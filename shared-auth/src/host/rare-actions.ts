import * as security from 'shared-contract/security/endpoints';
import { send } from '../api/client';

/** Records the acceptance of the privacy policy in force (S1 §4). Throws ApiError. */
export const acceptPrivacy = (): Promise<null> => send(security.acceptPrivacy, undefined);

/** Puts another student in view, for a reason; an unknown number is a 404 and changes nothing (CONTRACT §2). */
export const viewStudent = (matricule: string, Motif: string): Promise<null> =>
  send(security.viewStudent, { Motif }, { params: { matricule } });
