// A file for each matter: no page carries the calls of the others.
export { hasSecondSession, thesis, thesisToSubmit } from './endpoints/read-endpoints';
export { saveIdm, saveThesis, settleThesis } from './endpoints/save-endpoints';
export { submitThesis, submitThesisAgain } from './endpoints/submission-endpoints';
