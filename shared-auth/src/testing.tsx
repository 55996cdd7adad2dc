export { askedDialog, confirmAct, leaveAct } from './testing/binding';
export { anEventsAccess, anInfos, aSession, fullAccess } from './testing/builders';
export { draftAnswers } from './testing/drafts';
export { answering, apiUrl, beforeAnswers, problemAnswer } from './testing/network';
export { OwnAnswers, type RenderWithSessionOptions, renderWithSession } from './testing/render-with-session';
