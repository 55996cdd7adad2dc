import { binds } from '../base/binding';
import { get, post } from '../base/endpoint';
import type { Thesis, ThesisSaved } from './answers';
import type { IdmWrite } from './idm-schemas';
import type { ThesisConsent, ThesisProvisional, ThesisSubmission, ThesisTitle } from './schemas';

/** Her thesis; null when the school opened none. */
export const thesis = get('/extranet/student/Memoire').answers<Thesis | null>();

/** Saves its provisional data, another title or the consents, one of the three at a time. */
export const saveThesis = post('/extranet/student/Memoire')
  .takes<ThesisProvisional | ThesisTitle | ThesisConsent>()
  .answers<ThesisSaved>();

/** Its provisional data or its consents, for good. */
export const settleThesis = binds(saveThesis);

/** The thesis as its submission reads it; null when the school opened none. */
export const thesisToSubmit = get('/extranet/student/MemoireRemise').answers<Thesis | null>();

/** Hands the thesis in. */
export const submitThesis = binds(
  post('/extranet/student/MemoireRemise').takes<ThesisSubmission>().answers<ThesisSaved>(),
);

/** Hands it in for the second session. */
export const submitThesisAgain = binds(
  post('/extranet/student/MemoireRemiseSecondeSession').takes<ThesisSubmission>().answers<ThesisSaved>(),
);

/** Whether the school opened a second session for this thesis. */
export const hasSecondSession = get(
  '/extranet/student/canUploadSecondeSession/{MemoireID}',
).answers<boolean>();

/** Saves the information on its defence. */
export const saveIdm = post('/extranet/student/IDM').takes<IdmWrite>().answers<ThesisSaved>();
