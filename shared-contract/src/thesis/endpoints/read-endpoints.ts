import { get } from '../../base/endpoint';
import type { Thesis } from '../answers';

/** Her thesis; null when the school opened none. */
export const thesis = get('/extranet/student/Memoire').answers<Thesis | null>();

/** The thesis as its submission reads it; null when the school opened none. */
export const thesisToSubmit = get('/extranet/student/MemoireRemise').answers<Thesis | null>();

/** Whether the school opened a second session for this thesis. */
export const hasSecondSession = get(
  '/extranet/student/canUploadSecondeSession/{MemoireID}',
).answers<boolean>();
