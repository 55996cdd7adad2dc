export {
  type AccessDecision,
  type DenialReason,
  decideAccess,
  decideLanding,
  isStillRead,
  type Landing,
} from 'shared-contract/portal/guard';
export {
  hasStaffHome,
  isStaff,
  isVerificationsOnly,
  matriculeOf,
  mustAcceptPrivacy,
} from 'shared-contract/portal/session-facts';
export { describeApiError } from './api/describe-error';
export { setInlinedAnswers, unanswered } from './api/inlined-answers';
export { setPageOwner } from './api/page-owner';
export { subscribeToReads } from './api/recorded-reads';
export { onStaleView, setReauthentication } from './api/session-signals';
export { setNotifier } from './data/notifier';
export { acceptPrivacy, viewStudent } from './host/account-actions';
export { leaveStudent, signInUrl, signOut } from './host/actions';
export { type InlinedAnswers, runStartup, type StartupOutcome, sessionFromPage } from './host/startup';
export { PageTitleContext, type SetPageTitle } from './screen/page-title';
export { isViewing, pageOwnerOf, type Session } from './session/session';
export { SessionProvider, useFullSession } from './session/session-context';
