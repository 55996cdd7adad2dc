export { cancelAct, confirmAct, findBindingDialog } from './testing/binding';
export { anEventsAccess, anInfos, aSession, fullAccess } from './testing/builders';
export { draftAnswers } from './testing/drafts';
export { apiUrl, problemAnswer, respondWith, whileRequestsPending } from './testing/network';
export {
  IsolatedCache,
  type RenderWithSessionOptions,
  renderWithSession,
} from './testing/render-with-session';
