import { binds } from '../base/binding';
import { get, post } from '../base/endpoint';
import type { Thesis, ThesisSaved } from './answers';
import type { IdmWrite } from './idm-schemas';
import type { ThesisConsent, ThesisProvisional, ThesisSubmission, ThesisTitle } from './schemas';

/** Her thesis; null when the school opened none. */
export const thesis = /* @__PURE__ */ get('/extranet/student/Memoire').answers<Thesis | null>();

/** The thesis as its submission reads it; null when the school opened none. */
export const thesisToSubmit = /* @__PURE__ */ get('/extranet/student/MemoireRemise').answers<Thesis | null>();

/** Whether the school opened a second session for this thesis. */
export const hasSecondSession = /* @__PURE__ */ get(
  '/extranet/student/canUploadSecondeSession/{MemoireID}',
).answers<boolean>();

/** Saves its provisional data, another title or the consents, one of the three at a time. */
export const saveThesis = /* @__PURE__ */ post('/extranet/student/Memoire')
  .takes<ThesisProvisional | ThesisTitle | ThesisConsent>()
  .answers<ThesisSaved>();

/** Its provisional data or its consents, for good. */
export const settleThesis = /* @__PURE__ */ binds(saveThesis);

/** Saves the information on its defence. */
export const saveIdm = /* @__PURE__ */ post('/extranet/student/IDM').takes<IdmWrite>().answers<ThesisSaved>();

/** Hands the thesis in. */
export const submitThesis = /* @__PURE__ */ binds(
  post('/extranet/student/MemoireRemise').takes<ThesisSubmission>().answers<ThesisSaved>(),
);

/** Hands it in for the second session. */
export const submitThesisAgain = /* @__PURE__ */ binds(
  post('/extranet/student/MemoireRemiseSecondeSession').takes<ThesisSubmission>().answers<ThesisSaved>(),
);
