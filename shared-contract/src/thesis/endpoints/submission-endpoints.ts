import { binds } from '../../base/binding';
import { post } from '../../base/endpoint';
import type { ThesisSaved } from '../answers';
import type { ThesisSubmission } from '../schemas';

/** Hands the thesis in. */
export const submitThesis = binds(
  post('/extranet/student/MemoireRemise').takes<ThesisSubmission>().answers<ThesisSaved>(),
);

/** Hands it in for the second session. */
export const submitThesisAgain = binds(
  post('/extranet/student/MemoireRemiseSecondeSession').takes<ThesisSubmission>().answers<ThesisSaved>(),
);
