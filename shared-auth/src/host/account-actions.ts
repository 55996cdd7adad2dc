import * as security from 'shared-contract/security/endpoints';
import { send } from '../api/client';

/** Records acceptance of the current privacy policy (S1 §4). Throws ApiError. */
export const acceptPrivacy = (): Promise<null> => send(security.acceptPrivacy, undefined);

/** Starts viewing a student, with a reason; 404 for an unknown number (CONTRACT §2). */
export const viewStudent = (matricule: string, Motif: string): Promise<null> =>
  send(security.viewStudent, { Motif }, { params: { matricule } });
